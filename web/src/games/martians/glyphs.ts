/** Our own pictograms on a field of 24 by 24; one sprite per page holds them all. */
import { BOLT, DROP, INK, line, path, PERSON, ROCK, round, square } from '../../ui/drawing.ts';
import { ARROW, ATOM, FLAG, PAPER, PEOPLE, WATER } from '../../ui/pictograms.ts';

const FLAKE = 'M12 3.6v16.8M4.7 7.8l14.6 8.4M19.3 7.8 4.7 16.2';
const STAR = 'M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8z';
const SPROUT =
  'M11.2 20.6V13C7 13 4.6 10.6 4.4 6.6c4 .2 6 1.8 6.8 4.6.6-4.4 3.2-6.8 8.2-7-.2 5.6-2.6 8.4-6.6 8.8v7.6z';
const DOME = 'M2.6 19.6a9.4 9.4 0 0 1 18.8 0z';
const CROSS = 'M9.6 4.4h4.8v5.2h5.2v4.8h-5.2v5.2H9.6v-5.2H4.4V9.6h5.2z';
const FLASK = 'M9.6 4.2h4.8v1.8h-.8v4l4.4 7.4c.6 1.1-.1 2.4-1.4 2.4H7.4c-1.3 0-2-1.3-1.4-2.4L10.4 10V6h-.8z';
const PICK = `${path('M4.2 20.4 12.9 11.7l1.4 1.4-8.7 8.7z', '#f4dcc2')}${path('M8 4.4c5-1.6 10.6 1 13 8.2-2.8-3.6-5.2-5.3-7.4-6L12 8.4 9.8 6.2z', '#fff3e3')}`;
const SUN = `<circle cx="12" cy="12" r="4.4" fill="#ffe9a8"/>${line('M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9', '#ffe9a8', 2)}`;
const ROTOR = `${line('M12 11v10', '#eef6fb', 2)}${path('M12 11C9.6 8 10 5 11.6 2.6 13.2 5.2 13.4 8 12 11zM12 11c3.8-.4 6.2 1.4 7.4 4-3 .6-5.8-.6-7.4-4zM12 11c-1.2 3.6-3.8 5.2-6.8 5.2C6 13.2 8.4 11.2 12 11z', '#eef6fb')}`;

/** Minerals differ in shape as well as in colour. */
const gem = (d: string, fill: string, edges: string): string =>
  `${path(d, fill)}${line(d, '#00000055', 1.2)}${line(edges, '#ffffffaa', 1.2)}`;

export const GLYPHS: Record<string, string> = {
  // Goods and money.
  energy: round('#b8860b', path(BOLT, '#fff6d5')),
  material: square(
    '#5c6670',
    `${path('M5 9.6 12 6l7 3.6v7.2L12 20.4 5 16.8z', '#d8e0e6')}${line('M5 9.6l7 3.6 7-3.6M12 13.2v7', '#5c6670', 1.5)}`,
  ),
  regolith: square(
    '#7b4a2c',
    `${path(ROCK, '#d8a274')}${line('M6.4 8.6l4 3.4-2.6 7.2M10.4 12l6.8-4.8', '#7d5136', 1.3)}`,
  ),
  ice: square('#3a6f94', line(FLAKE, '#e3f4ff', 2)),
  water: WATER,
  food: square(
    '#3c7a2c',
    `${path('M12 8c3-2.6 7.2-1 7 3.8-.2 4.2-3.2 7.8-5.2 7.8-.8 0-1.2-.4-1.8-.4s-1 .4-1.8.4C8.2 19.6 5.2 16 5 11.8 4.8 7 9 5.4 12 8z', '#e8f7d4')}${line('M12 8c0-2 .8-3.4 2.4-4', '#e8f7d4', 1.8)}`,
  ),
  medicine: square('#9a2f45', path(CROSS, '#ffeef1')),
  money: round(
    '#4f6b2b',
    `${line('M15.6 8.2c-.8-1-2-1.5-3.5-1.5-2 0-3.4 1-3.4 2.6 0 3.6 7 1.8 7 5.4 0 1.6-1.5 2.7-3.6 2.7-1.6 0-3-.6-3.8-1.7M12.1 4.6v14.8', '#f2fbe0', 1.9)}`,
  ),
  cards: square(
    '#6a5238',
    `${path('M7 4.6h10v14.8H7z', '#f7e8d3')}${path('M9 14.6l2-4 3-1.4 1.6 3.4-1.8 2.8z', '#a3744a')}`,
  ),
  reputation: path(STAR, 'light-dark(#94600a, #f0c25c)'),
  time: `${path('M6 2.6h12v2.8c0 3-2 5-4.2 6.6 2.2 1.6 4.2 3.6 4.2 6.6v2.8H6v-2.8c0-3 2-5 4.2-6.6C8 10.4 6 8.4 6 5.4z', 'var(--ma-time)')}${path('M8.4 5h7.2c-.2 2-1.8 3.6-3.6 4.8C10.2 8.6 8.6 7 8.4 5zM8.4 19.2c.4-2 1.8-3.2 3.6-4.4 1.8 1.2 3.2 2.4 3.6 4.4z', 'var(--ma-module)')}`,
  marker: path(
    'M12 2.8a3.6 3.6 0 0 1 2.6 6.1l5.6 3.3-1.2 2.9-3.6-.8 2.4 6.9H13L12 18l-1 3.2H6.2l2.4-6.9-3.6.8-1.2-2.9 5.6-3.3A3.6 3.6 0 0 1 12 2.8z',
    INK,
  ),
  'mineral-yellow': gem('M12 3 21.4 20H2.6z', '#e0b21f', 'M12 3v17'),
  'mineral-blue': gem('M8 3.6h8l5 8.4-5 8.4H8L3 12z', '#3f86d0', 'M3 12h18'),
  'mineral-red': gem('M12 2.4 20.6 12 12 21.6 3.4 12z', '#cf4634', 'M3.4 12h17.2'),
  'mineral-green': gem('M4 4h16v16H4z', '#3d9a4c', 'M8 8h8v8H8z'),
  'mineral-barren': gem(ROCK, '#8f857c', 'M8 9l8 8M16 9l-8 8'),
  different_minerals: `${path('M7.6 3 14 14.4H1.2z', '#e0b21f')}${path('M17 8.4l5 6.2-5 6.2-5-6.2z', '#cf4634')}`,

  // What quarters need: each in its own shape.
  oxygen: `<circle cx="12" cy="12" r="10.8" fill="var(--ma-oxygen)"/><g fill="none" stroke="var(--ma-module)" stroke-width="2"><circle cx="9.4" cy="13.2" r="4.2"/><circle cx="16.2" cy="8.6" r="2.8"/></g>`,
  disease: `${path('M12 1.2 22.8 12 12 22.8 1.2 12z', 'var(--ma-disease)')}<circle cx="12" cy="12" r="3.6" fill="var(--ma-module)"/>${line('M12 5.6v2M12 16.4v2M5.6 12h2M16.4 12h2', 'var(--ma-module)', 2)}`,
  hunger: `${path('M2.4 2.4h19.2v19.2H2.4z', 'var(--ma-hunger)')}${line('M5.6 11.6h12.8a6.4 6.4 0 0 1-12.8 0zM9.6 8.6V5.6M14.4 8.6V5.6', 'var(--ma-module)', 2)}`,
  growth: round(
    'light-dark(#2d6a3a, #6fbf7d)',
    `<g transform="translate(2.4 2) scale(.8)">${path(PERSON, 'var(--ma-module)')}</g>`,
  ),
  dead: `${path('M12 2.6a8 8 0 0 1 8 8c0 2.6-1.2 4.6-3 5.8v4H7v-4c-1.8-1.2-3-3.2-3-5.8a8 8 0 0 1 8-8z', INK)}<circle cx="8.8" cy="11" r="2.1" fill="var(--ma-module)"/><circle cx="15.2" cy="11" r="2.1" fill="var(--ma-module)"/>${line('M10.4 16.4v3M13.6 16.4v3', 'var(--ma-module)', 1.5)}`,
  locked: `${path('M5.6 10.4h12.8v10.2H5.6z', INK)}${line('M8.4 10.4V7.6a3.6 3.6 0 0 1 7.2 0v2.8', INK, 2)}`,
  infirmary: square(
    '#9a2f45',
    `${line('M4.6 17.4v-8M4.6 15h14.8v2.4M19.4 15v-2.4a2 2 0 0 0-2-2h-6.6V15', '#ffeef1', 1.9)}<circle cx="7.8" cy="12.2" r="1.8" fill="#ffeef1"/>`,
  ),
  housing: square('#6a5238', path('M12 4.6 20 11.4h-2.2v7.4h-4.2v-4.8h-3.2v4.8H6.2v-7.4H4z', '#fbeeda')),

  // Buildings.
  moxie: square(
    '#2b6da3',
    `<g fill="none" stroke="#e7f4ff" stroke-width="1.9"><circle cx="9.2" cy="13.4" r="4.4"/><circle cx="16.4" cy="8.6" r="3"/><circle cx="16.8" cy="16.8" r="1.8"/></g>`,
  ),
  construction: square(
    '#a35b1d',
    `${line('M6 20V5.4M6 6h12M18 6v4.6M4 20h6M6 11l5-5', '#ffeeda', 1.9)}${path('M15.4 10.6h5.2v4h-5.2z', '#ffeeda')}`,
  ),
  mining: square('#7b4a2c', PICK),
  lander: square(
    '#4a4f66',
    `${path('M8.4 4h7.2l2.8 8.2H5.6zM9.4 13.4h5.2l-1.2 2.4h-2.8z', '#eceffa')}${line('M7.2 13.4 4.6 20M16.8 13.4 19.4 20M3.2 20h3M17.8 20h3', '#eceffa', 1.8)}`,
  ),
  hospital: square(
    '#9a2f45',
    `${path('M12 4 20.2 10.4V20H3.8v-9.6z', '#ffeef1')}${path('M10.8 10h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4H8.4v-2.4h2.4z', '#9a2f45')}`,
  ),
  'water-treatment': square(
    '#2272ad',
    `${path(DROP, '#e3f5ff')}${line('M8.4 14.6h7.2M9.4 17h5.2', '#2272ad', 1.5)}`,
  ),
  'education-centre': square(
    '#6b4a8c',
    `${path('M12 5.4 22 10l-10 4.6L2 10z', '#f4eaff')}${line('M6.4 12.6v4c3.4 2.4 7.8 2.4 11.2 0v-4M20.4 10.8v5', '#f4eaff', 1.7)}`,
  ),
  laboratory: square('#1f6e6a', path(FLASK, '#dcfaf7')),
  greenhouses: square(
    '#3c7a2c',
    `${line(DOME, '#e9fadf', 1.8)}<g transform="translate(5.4 7.2) scale(.56)">${path(SPROUT, '#e9fadf')}</g>`,
  ),
  rtg: square(
    '#574a3f',
    `${path('M12 10.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10.6 8.8 7.6 4.2a9 9 0 0 1 8.8 0l-3 4.6a3.8 3.8 0 0 0-2.8 0zM8.2 12l-5.4.2a9 9 0 0 0 4.4 7.6l2.6-4.8A3.8 3.8 0 0 1 8.2 12zM15.8 12l5.4.2a9 9 0 0 1-4.4 7.6l-2.6-4.8a3.8 3.8 0 0 0 1.6-3z', '#ffdf7a')}`,
  ),
  solar: square('#a07408', SUN),
  wind: square('#4a7184', ROTOR),
  C: `${path('M2 2h20v20H2z', '#c98a1b')}${path('M2 2h7L2 9zM15 2h7v1L3 22H2v-7zM22 9v7l-6 6H9z', '#3a2a10')}`,
  U: `${path('M7.2 1.6h9.6l5.6 5.6v9.6l-5.6 5.6H7.2l-5.6-5.6V7.2z', '#7c6a5c')}${line('M7.6 7.6l8.8 8.8M16.4 7.6l-8.8 8.8', '#fff4e8', 2.6)}`,
  unavailable: round('#9a2f2f', line('M6 12h12', '#fff', 3.2)),

  // What is done.
  research: ATOM,
  mission: FLAG,
  order: PAPER,
  hire: path(PERSON, INK),
  rest: round('#3a4d7a', path('M14.6 4.6a8 8 0 1 0 5 12.6A8 8 0 0 1 14.6 4.6z', '#eaf0ff')),
  end: round('#574a3f', path('M7.4 7.4h9.2v9.2H7.4z', '#fff4e8')),
  nothing: round('#574a3f', line('M7.6 7.6l8.8 8.8M16.4 7.6l-8.8 8.8', '#fff4e8', 2.4)),
  harvest: square('#3c7a2c', path(SPROUT, '#e9fadf')),
  weather: `<circle cx="9" cy="9" r="5" fill="#e0b21f"/>${path('M8 19.6a4.2 4.2 0 0 1-.4-8.4 5.6 5.6 0 0 1 10.6 1.6 3.5 3.5 0 0 1-.6 6.8z', '#9db4c2')}`,
  event: round(
    '#a33f16',
    `${line('M12 6v7.6', '#fff4e8', 2.8)}<circle cx="12" cy="17.6" r="1.7" fill="#fff4e8"/>`,
  ),
  machine: `${path('M3.4 8.6h9l1.6-4h3.6l2.8 5.2v6.4H3.4z', INK)}<circle cx="7.4" cy="17.8" r="3.1" fill="${INK}" stroke="var(--ma-module)" stroke-width="1.4"/><circle cx="16.8" cy="17.8" r="3.1" fill="${INK}" stroke="var(--ma-module)" stroke-width="1.4"/>`,
  site: path('M4 20.6V12l4-3v3l4-3v3l4-3v3l4-3v11.6z', INK),
  people: PEOPLE,
  card: `${path('M5 4h9.6v14H5z', INK)}${line('M17 6.4h2.2v14h-9', INK, 1.8)}`,
  dome: `${line(DOME, INK, 2)}${line('M12 10.4v9M6 13.4c4 1.6 8 1.6 12 0', INK, 1.4)}`,
  hexes: path('M12 1.8 21 7v10l-9 5.2L3 17V7z', INK),
  arrow: ARROW,
  done: line('M5 12.6l4.6 4.6L19 7.4', INK, 2.8),
};

/** Our own pictograms on a field of 24 by 24; one sprite per page holds them all. */
import { BOLT, DROP, INK, line, path, PERSON, ROCK, round, square } from '../../ui/drawing.ts';

const FLAKE = 'M12 3.6v16.8M4.7 7.8l14.6 8.4M19.3 7.8 4.7 16.2';
const STAR = 'M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8z';
const SPROUT =
  'M11.2 20.6V13C7 13 4.6 10.6 4.4 6.6c4 .2 6 1.8 6.8 4.6.6-4.4 3.2-6.8 8.2-7-.2 5.6-2.6 8.4-6.6 8.8v7.6z';
const DOME = 'M2.6 19.6a9.4 9.4 0 0 1 18.8 0z';
const CROSS = 'M9.6 4.4h4.8v5.2h5.2v4.8h-5.2v5.2H9.6v-5.2H4.4V9.6h5.2z';
const FLASK =
  'M9.6 4.2h4.8v1.8h-.8v4l4.4 7.4c.6 1.1-.1 2.4-1.4 2.4H7.4c-1.3 0-2-1.3-1.4-2.4L10.400 10V6h-.8z';
const PICK = `${path('M4.2 20.4 12.9 11.700l1.4 1.4-8.7 8.7z', '#f4dcc2')}${path('M8 4.400c5-1.6 10.6 1 13 8.2-2.8-3.600-5.200-5.300-7.400-6L12 8.400 9.800 6.200z', '#fff3e3')}`;
const SUN = `<circle cx="12" cy="12" r="4.4" fill="#ffe9a8"/>${line('M12 3v2.600M12 18.400V21M3 12h2.600M18.400 12H21M5.600 5.600l1.900 1.900M16.500 16.500l1.900 1.900M18.400 5.600l-1.900 1.900M7.500 16.500l-1.900 1.900', '#ffe9a8', 2)}`;
const ROTOR = `${line('M12 11v10', '#eef6fb', 2)}${path('M12 11C9.600 8 10 5 11.600 2.600 13.200 5.200 13.400 8 12 11zM12 11c3.800-.4 6.200 1.400 7.400 4-3 .6-5.800-.6-7.400-4zM12 11c-1.200 3.600-3.800 5.200-6.800 5.200C6 13.200 8.400 11.200 12 11z', '#eef6fb')}`;

/** Minerals differ in shape as well as in colour. */
const gem = (d: string, fill: string, edges: string): string =>
  `${path(d, fill)}${line(d, '#00000055', 1.2)}${line(edges, '#ffffffaa', 1.2)}`;

export const GLYPHS: Record<string, string> = {
  // Goods and money.
  energy: round('#b8860b', path(BOLT, '#fff6d5')),
  material: square(
    '#5c6670',
    `${path('M5 9.600 12 6l7 3.600v7.200L12 20.400 5 16.800z', '#d8e0e6')}${line('M5 9.600l7 3.600 7-3.600M12 13.200v7', '#5c6670', 1.5)}`,
  ),
  regolith: square(
    '#7b4a2c',
    `${path(ROCK, '#d8a274')}${line('M6.400 8.600l4 3.400-2.600 7.200M10.400 12l6.800-4.800', '#7d5136', 1.3)}`,
  ),
  ice: square('#3a6f94', line(FLAKE, '#e3f4ff', 2)),
  water: square(
    '#2272ad',
    `${path(DROP, '#d4efff')}${line('M9 14.400a3.200 3.200 0 0 0 2.400 3', '#2272ad', 1.6)}`,
  ),
  food: square(
    '#3c7a2c',
    `${path('M12 8c3-2.600 7.200-1 7 3.800-.2 4.200-3.200 7.800-5.200 7.800-.8 0-1.200-.4-1.800-.4s-1 .4-1.800.4C8.200 19.600 5.200 16 5 11.800 4.800 7 9 5.400 12 8z', '#e8f7d4')}${line('M12 8c0-2 .8-3.400 2.400-4', '#e8f7d4', 1.8)}`,
  ),
  medicine: square('#9a2f45', path(CROSS, '#ffeef1')),
  money: round(
    '#4f6b2b',
    `${line('M15.600 8.200c-.8-1-2-1.500-3.500-1.500-2 0-3.400 1-3.400 2.600 0 3.600 7 1.800 7 5.400 0 1.600-1.500 2.700-3.600 2.700-1.600 0-3-.6-3.800-1.700M12.100 4.600v14.800', '#f2fbe0', 1.9)}`,
  ),
  cards: square(
    '#6a5238',
    `${path('M7 4.600h10v14.800H7z', '#f7e8d3')}${path('M9 14.600l2-4 3-1.400 1.600 3.400-1.800 2.800z', '#a3744a')}`,
  ),
  reputation: path(STAR, 'light-dark(#94600a, #f0c25c)'),
  time: `${path('M6 2.600h12v2.800c0 3-2 5-4.200 6.600 2.200 1.600 4.200 3.600 4.200 6.600v2.800H6v-2.800c0-3 2-5 4.200-6.600C8 10.400 6 8.400 6 5.400z', 'var(--ma-time)')}${path('M8.400 5h7.200c-.2 2-1.800 3.600-3.600 4.800C10.200 8.600 8.600 7 8.400 5zM8.400 19.200c.4-2 1.800-3.200 3.600-4.400 1.800 1.200 3.200 2.400 3.600 4.400z', 'var(--ma-module)')}`,
  marker: path(
    'M12 2.800a3.600 3.600 0 0 1 2.600 6.100l5.600 3.300-1.200 2.900-3.600-.8 2.400 6.900H13L12 18l-1 3.200H6.200l2.400-6.900-3.600.8-1.200-2.900 5.600-3.300A3.600 3.600 0 0 1 12 2.800z',
    INK,
  ),
  'mineral-yellow': gem('M12 3 21.400 20H2.600z', '#e0b21f', 'M12 3v17'),
  'mineral-blue': gem('M8 3.600h8l5 8.400-5 8.400H8L3 12z', '#3f86d0', 'M3 12h18'),
  'mineral-red': gem('M12 2.400 20.600 12 12 21.600 3.400 12z', '#cf4634', 'M3.400 12h17.200'),
  'mineral-green': gem('M4 4h16v16H4z', '#3d9a4c', 'M8 8h8v8H8z'),
  'mineral-barren': gem(ROCK, '#8f857c', 'M8 9l8 8M16 9l-8 8'),
  different_minerals: `${path('M7.600 3 14 14.400H1.200z', '#e0b21f')}${path('M17 8.400l5 6.200-5 6.200-5-6.200z', '#cf4634')}`,

  // What quarters need: each in its own shape.
  oxygen: `<circle cx="12" cy="12" r="10.800" fill="var(--ma-oxygen)"/><g fill="none" stroke="var(--ma-module)" stroke-width="2"><circle cx="9.400" cy="13.200" r="4.200"/><circle cx="16.200" cy="8.600" r="2.800"/></g>`,
  disease: `${path('M12 1.200 22.800 12 12 22.800 1.200 12z', 'var(--ma-disease)')}<circle cx="12" cy="12" r="3.600" fill="var(--ma-module)"/>${line('M12 5.600v2M12 16.400v2M5.600 12h2M16.400 12h2', 'var(--ma-module)', 2)}`,
  hunger: `${path('M2.400 2.400h19.200v19.200H2.400z', 'var(--ma-hunger)')}${line('M5.600 11.600h12.800a6.400 6.400 0 0 1-12.800 0zM9.600 8.600V5.600M14.400 8.600V5.600', 'var(--ma-module)', 2)}`,
  growth: round(
    'light-dark(#2d6a3a, #6fbf7d)',
    `<g transform="translate(2.400 2) scale(.8)">${path(PERSON, 'var(--ma-module)')}</g>`,
  ),
  dead: `${path('M12 2.600a8 8 0 0 1 8 8c0 2.600-1.200 4.600-3 5.800v4H7v-4c-1.800-1.200-3-3.200-3-5.800a8 8 0 0 1 8-8z', INK)}<circle cx="8.800" cy="11" r="2.100" fill="var(--ma-module)"/><circle cx="15.200" cy="11" r="2.100" fill="var(--ma-module)"/>${line('M10.400 16.400v3M13.600 16.400v3', 'var(--ma-module)', 1.5)}`,
  locked: `${path('M5.600 10.400h12.800v10.200H5.600z', INK)}${line('M8.400 10.400V7.600a3.600 3.600 0 0 1 7.200 0v2.800', INK, 2)}`,
  infirmary: square(
    '#9a2f45',
    `${line('M4.600 17.400v-8M4.600 15h14.800v2.400M19.400 15v-2.400a2 2 0 0 0-2-2h-6.600V15', '#ffeef1', 1.9)}<circle cx="7.800" cy="12.200" r="1.800" fill="#ffeef1"/>`,
  ),
  housing: square(
    '#6a5238',
    path('M12 4.600 20 11.400h-2.200v7.400h-4.200v-4.800h-3.200v4.800H6.200v-7.400H4z', '#fbeeda'),
  ),

  // Buildings.
  moxie: square(
    '#2b6da3',
    `<g fill="none" stroke="#e7f4ff" stroke-width="1.9"><circle cx="9.200" cy="13.400" r="4.400"/><circle cx="16.400" cy="8.600" r="3"/><circle cx="16.800" cy="16.800" r="1.800"/></g>`,
  ),
  construction: square(
    '#a35b1d',
    `${line('M6 20V5.400M6 6h12M18 6v4.600M4 20h6M6 11l5-5', '#ffeeda', 1.9)}${path('M15.400 10.600h5.200v4h-5.200z', '#ffeeda')}`,
  ),
  mining: square('#7b4a2c', PICK),
  lander: square(
    '#4a4f66',
    `${path('M8.400 4h7.200l2.800 8.200H5.600zM9.400 13.400h5.200l-1.200 2.400h-2.800z', '#eceffa')}${line('M7.200 13.400 4.600 20M16.800 13.400 19.400 20M3.200 20h3M17.800 20h3', '#eceffa', 1.8)}`,
  ),
  hospital: square(
    '#9a2f45',
    `${path('M12 4 20.200 10.400V20H3.800v-9.600z', '#ffeef1')}${path('M10.800 10h2.400v2.400h2.400v2.400h-2.400v2.400h-2.400v-2.400H8.400v-2.400h2.400z', '#9a2f45')}`,
  ),
  'water-treatment': square(
    '#2272ad',
    `${path(DROP, '#e3f5ff')}${line('M8.400 14.600h7.200M9.400 17h5.200', '#2272ad', 1.5)}`,
  ),
  'education-centre': square(
    '#6b4a8c',
    `${path('M12 5.400 22 10l-10 4.600L2 10z', '#f4eaff')}${line('M6.400 12.600v4c3.400 2.400 7.800 2.400 11.200 0v-4M20.400 10.800v5', '#f4eaff', 1.7)}`,
  ),
  laboratory: square('#1f6e6a', path(FLASK, '#dcfaf7')),
  greenhouses: square(
    '#3c7a2c',
    `${line(DOME, '#e9fadf', 1.8)}<g transform="translate(5.400 7.200) scale(.56)">${path(SPROUT, '#e9fadf')}</g>`,
  ),
  rtg: square(
    '#574a3f',
    `${path('M12 10.200a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM10.600 8.800 7.600 4.200a9 9 0 0 1 8.800 0l-3 4.600a3.800 3.800 0 0 0-2.800 0zM8.200 12l-5.400.2a9 9 0 0 0 4.400 7.600l2.600-4.800A3.800 3.800 0 0 1 8.200 12zM15.800 12l5.400.2a9 9 0 0 1-4.400 7.600l-2.600-4.800a3.800 3.800 0 0 0 1.600-3z', '#ffdf7a')}`,
  ),
  solar: square('#a07408', SUN),
  wind: square('#4a7184', ROTOR),
  C: `${path('M2 2h20v20H2z', '#c98a1b')}${path('M2 2h7L2 9zM15 2h7v1L3 22H2v-7zM22 9v7l-6 6H9z', '#3a2a10')}`,
  U: `${path('M7.200 1.600h9.600l5.600 5.600v9.600l-5.600 5.600H7.200l-5.600-5.600V7.200z', '#7c6a5c')}${line('M7.600 7.600l8.800 8.800M16.400 7.600l-8.800 8.800', '#fff4e8', 2.6)}`,
  unavailable: round('#9a2f2f', line('M6 12h12', '#fff', 3.2)),

  // What is done.
  research: round(
    '#1f7a74',
    '<g fill="none" stroke="#e6fffb" stroke-width="1.500"><ellipse cx="12" cy="12" rx="8" ry="3.200"/><ellipse cx="12" cy="12" rx="8" ry="3.200" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="8" ry="3.200" transform="rotate(120 12 12)"/></g>',
  ),
  mission: round('#8a2f2f', line('M8.600 20V5h8l-2.400 3 2.400 3H8.600', '#ffe9e0', 1.8)),
  order: square(
    '#7a6a3a',
    `${path('M6.400 4.400h11.200v15.200l-2.800-1.800-2.800 1.800-2.800-1.800-2.800 1.800z', '#fff7dc')}${line('M9 8.600h6M9 12h6', '#7a6a3a', 1.5)}`,
  ),
  hire: path(PERSON, INK),
  rest: round('#3a4d7a', path('M14.600 4.600a8 8 0 1 0 5 12.600A8 8 0 0 1 14.600 4.600z', '#eaf0ff')),
  end: round('#574a3f', path('M7.400 7.400h9.200v9.200H7.400z', '#fff4e8')),
  nothing: round('#574a3f', line('M7.600 7.600l8.800 8.800M16.400 7.600l-8.800 8.800', '#fff4e8', 2.4)),
  harvest: square('#3c7a2c', path(SPROUT, '#e9fadf')),
  weather: `<circle cx="9" cy="9" r="5" fill="#e0b21f"/>${path('M8 19.600a4.200 4.200 0 0 1-.4-8.400 5.600 5.600 0 0 1 10.600 1.600 3.500 3.500 0 0 1-.6 6.800z', '#9db4c2')}`,
  event: round(
    '#a33f16',
    `${line('M12 6v7.600', '#fff4e8', 2.8)}<circle cx="12" cy="17.600" r="1.700" fill="#fff4e8"/>`,
  ),
  machine: `${path('M3.400 8.600h9l1.600-4h3.600l2.800 5.200v6.400H3.400z', INK)}<circle cx="7.400" cy="17.800" r="3.100" fill="${INK}" stroke="var(--ma-module)" stroke-width="1.400"/><circle cx="16.800" cy="17.800" r="3.100" fill="${INK}" stroke="var(--ma-module)" stroke-width="1.400"/>`,
  site: path('M4 20.600V12l4-3v3l4-3v3l4-3v3l4-3v11.600z', INK),
  people: `${path('M8.600 5a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600zM2.400 20c.3-5 2.500-7 6.200-7s5.900 2 6.200 7z', INK)}${path('M16.800 7a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400zM16 20h5.600c-.2-4-1.800-6-5-6.200z', INK)}`,
  card: `${path('M5 4h9.600v14H5z', INK)}${line('M17 6.400h2.200v14h-9', INK, 1.8)}`,
  dome: `${line(DOME, INK, 2)}${line('M12 10.400v9M6 13.400c4 1.600 8 1.600 12 0', INK, 1.4)}`,
  hexes: path('M12 1.800 21 7v10l-9 5.200L3 17V7z', INK),
  arrow: line('M4 12h14M12.600 6.400 18.400 12l-5.800 5.600', INK, 2.2),
  done: line('M5 12.600l4.600 4.600L19 7.400', INK, 2.8),
};

/** Our own pictograms on a field of 24 by 24; one sprite per page holds them all. */
import { BOLT, INK, line, path, PERSON, ROCK, round, square } from '../../ui/drawing.ts';
import { ARROW, ATOM, FLAG, PAPER, PEOPLE, WATER } from '../../ui/pictograms.ts';

const LEAF = 'M5.5 18.6C5 10.6 9.5 5.8 18.8 5.2c.4 9-4.3 13.6-11.6 13.1z';
const GEM = 'M7 4h10l4.4 5.4L12 21 2.6 9.4z';
const GEM_EDGES = 'M2.6 9.4h18.8M8.6 9.4 12 20.4M15.4 9.4 12 20.4M7 4l1.6 5.4L12 4.2l3.4 5.2L17 4';
const DOME = 'M3.4 18.2a8.6 8.6 0 0 1 17.2 0z';
const ROCKET =
  'M12 2.6c3 2.3 4.2 5.3 4.2 8.4v4.6H7.8V11c0-3.1 1.2-6.1 4.2-8.4zM7 12l-2.8 5.4H7zM17 12v5.4h2.8zM9.6 16.8h4.8l-.9 4.2h-3z';
const BUBBLES =
  '<circle cx="9" cy="13.6" r="4.6"/><circle cx="16.4" cy="8.4" r="3.3"/><circle cx="16.8" cy="16.4" r="2.1"/>';
const SCIENTIST = square(
  '#7a3a55',
  `${path('M12 4.4a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM5.8 19.4c.3-4.8 2.4-7 6.2-7s5.9 2.2 6.2 7z', '#ffe6f0')}`,
);

const DRAWN: Record<string, string> = {
  // Resources, and the Crystal, which is none.
  mineral: square(
    '#6b4a36',
    `${path(ROCK, '#c9966e')}${line('M6.4 8.6l4 3.4-2.6 7.2M10.4 12l6.8-4.8', '#7d5136', 1.3)}`,
  ),
  battery: square(
    '#b07d0e',
    `${path('M7.4 6h2.2V4.2h4.8V6h2.2v14.2H7.4z', '#fff2c4')}${path('M12.9 8.2 9.2 13.6h2.4l-.7 4 4-5.8h-2.5z', '#8a5c00')}`,
  ),
  water: WATER,
  plant: square(
    '#2f7a34',
    `${path(LEAF, '#dff3c9')}${line('M5.2 20.2c1.6-4.6 4.6-8 8.4-10.2', '#2a6a2b', 1.6)}`,
  ),
  oxygen: square('#5f6b8c', `<g fill="none" stroke="#f2f6ff" stroke-width="2">${BUBBLES}</g>`),
  crystal: `${path(GEM, '#c04a9c')}${line(GEM_EDGES, '#ffd9f3', 1.2)}`,
  any: square(
    '#4a423c',
    '<path d="M12 4v8H4a8 8 0 0 1 8-8z" fill="#e0b23a"/><path d="M12 4v8h8a8 8 0 0 0-8-8z" fill="#3c94d1"/><path d="M12 20v-8h8a8 8 0 0 1-8 8z" fill="#4ea653"/><path d="M12 20v-8H4a8 8 0 0 0 8 8z" fill="#aab6d4"/>',
  ),

  // Kinds of buildings, and the technologies that share their signs.
  'building-mine': `${path('M4.2 20.4 12.9 11.7l1.4 1.4-8.7 8.7z', '#e9c9a5')}${path('M8 4.4c5-1.6 10.6 1 13 8.2-2.8-3.6-5.2-5.3-7.4-6L12 8.4 9.8 6.2z', '#f8e8d2')}`,
  'building-generator': path(BOLT, '#fff3c0'),
  'building-water-extractor': `${path('M12 2.8c2.7 3.5 4.6 5.8 4.6 8.4a4.6 4.6 0 0 1-9.2 0c0-2.6 1.9-4.9 4.6-8.4z', '#e3f5ff')}${line('M4.6 21h14.8M8 21v-3.4h8V21', '#e3f5ff', 2)}`,
  'building-greenhouse': `${line(DOME, '#e9fadf', 1.9)}${path('M11.1 17.4c-.2-4.6-2-6-5-6.2.2 3.4 2 5 5 5.2zM12.6 17.4c.1-5.4 1.9-7.4 5.3-7.8.2 4.2-2 6.4-5.3 6.8z', '#e9fadf')}`,
  'building-oxygen-condenser': `<g fill="none" stroke="#fff" stroke-width="2">${BUBBLES}</g>`,
  'building-shelter': `${path('M3 19.4V15a9 9 0 0 1 18 0v4.4h-5.6v-4a3.4 3.4 0 0 0-6.8 0v4z', 'currentColor')}`,
  'tech-rover': `${path('M3.4 9.4h11l4.4 3.4h2v4.6H3.4z', INK)}${path('M5.8 5.4h5V9h-5z', INK)}<circle cx="7.2" cy="18" r="2.7" fill="${INK}" stroke="var(--om-card)" stroke-width="1.3"/><circle cx="16.4" cy="18" r="2.7" fill="${INK}" stroke="var(--om-card)" stroke-width="1.3"/>`,
  'tech-ship': `${path(ROCKET, INK)}`,
  'tech-upgrade': line('M5 13.4 12 7l7 6.4M5 19 12 12.6 19 19', INK, 2.8),

  // Pieces and goods.
  colonist: path(PERSON, INK),
  bot: `${path('M6.2 8.4h11.6v7.2H6.2zM8 16.6h3v4.2H7zM13 16.6h3l1 4.2h-4zM3.4 9.8h2v5.6h-2zM18.6 9.8h2v5.6h-2z', INK)}${line('M12 8V4.4', INK, 1.6)}<circle cx="12" cy="3.6" r="1.6" fill="${INK}"/><circle cx="9.6" cy="11.6" r="1.3" fill="var(--om-card)"/><circle cx="14.4" cy="11.6" r="1.3" fill="var(--om-card)"/>`,
  rover: `${path('M3.4 9.4h11l4.4 3.4h2v4.6H3.4zM5.8 5.4h5V9h-5z', INK)}<circle cx="7.2" cy="18" r="2.7" fill="${INK}" stroke="var(--om-card)" stroke-width="1.3"/><circle cx="16.4" cy="18" r="2.7" fill="${INK}" stroke="var(--om-card)" stroke-width="1.3"/>`,
  ship: path(ROCKET, INK),
  shuttle: path('M12 2c2 2 3 5 3 8l6 6.4v2.2l-6-1.4-.6 3.4H9.6L9 17.2l-6 1.4v-2.2L9 10c0-3 1-6 3-8z', INK),
  cube: path('M12 2.6 20.4 7v9.8L12 21.4 3.6 16.8V7zM12 11.6v9.8', INK),
  advanced: path('M12 2.2l2.9 6.2 6.7.8-5 4.6 1.3 6.7L12 17.2l-5.9 3.3 1.3-6.7-5-4.6 6.7-.8z', INK),
  points: round('var(--om-points)', ''),

  // What one does.
  blueprint: square('#2b6c92', `${line('M6 18V6h12v12zM6 10.4h12M10.4 10.4V18', '#e8f6ff', 1.6)}`),
  tech: square(
    '#4d3d78',
    `${path('M9.8 4.6h4.4v1.6h-.8v4l4.2 7c.6 1-.1 2.2-1.2 2.2H7.6c-1.1 0-1.8-1.2-1.2-2.2l4.2-7v-4h-.8z', '#efe6ff')}`,
  ),
  develop: square('#4d3d78', line('M5 12h12M12.4 6.6 18 12l-5.6 5.4', '#efe6ff', 2.4)),
  warehouse: square(
    '#575049',
    `${path('M4.4 10 12 5l7.6 5v9H4.4z', '#f1e6d8')}${line('M8 19v-6h8v6M8 16h8', '#575049', 1.5)}`,
  ),
  construct: square('#8a4a24', `${path('M12.4 5.2h6v5h-2.2L9.4 17v2.4H5.6v-4h2.6l6.2-6.2h-2z', '#ffe9d4')}`),
  upgrade: square('#2d6a3a', line('M6 13.2 12 7.6l6 5.6M6 18.2l6-5.6 6 5.6', '#e6fbe6', 2.4)),
  control: square(
    '#1f5a66',
    `<g fill="none" stroke="#d8f6fb" stroke-width="1.8"><circle cx="12" cy="12" r="7.2"/><circle cx="12" cy="12" r="3.2"/><path d="M12 12 17.4 7"/></g>`,
  ),
  welcome: square(
    '#3a4d7a',
    path(
      'M12 4c2.4 1.8 3.4 4.2 3.4 6.7v3.7H8.6v-3.7C8.6 8.2 9.6 5.8 12 4zM8 11.4l-2.3 4.4H8zM16 11.4v4.4h2.3zM7 18h10v2H7z',
      '#eaf0ff',
    ),
  ),
  pod: square(
    '#3a4d7a',
    `${path('M8 5h8l2.4 7.4H5.6zM9 13.4h6L13.4 16h-2.8z', '#eaf0ff')}${line('M7 14l-2 5.4M17 14l2 5.4', '#eaf0ff', 1.8)}`,
  ),
  hire: SCIENTIST,
  scientist: SCIENTIST,
  contract: PAPER,
  produce: square('#8a4a24', `${line('M6 12a6 6 0 1 0 2-4.5M8 4.6v3.2h3.2', '#ffe9d4', 2.2)}`),
  retrieve: square(
    '#1d6f6b',
    `${path('M14.6 6.4a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM9.8 18.2c.2-3.8 1.8-5.4 4.8-5.4s4.6 1.6 4.8 5.4z', '#dcfaf7')}${line('M10 8.6H4.6M7 5.8 4.4 8.6 7 11.4', '#dcfaf7', 1.8)}`,
  ),
  boost: round(
    '#1d6f6b',
    `${path('M9.6 5.6a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM4.6 18.6c.2-4.2 1.9-6 5-6s4.8 1.8 5 6z', '#dcfaf7')}${line('M17.4 6v6M14.4 9h6', '#dcfaf7', 2)}`,
  ),
  free: round('#2d6a3a', line('M7 12.4l3.4 3.4L17 8.6', '#e6fbe6', 2.4)),
  everywhere: round('#1f5a66', line('M12 5v14M5 12h14M7 7l10 10M17 7 7 17', '#d8f6fb', 1.6)),
  discovery: round(
    '#6d5a9c',
    `${line('M8.8 9.4a3.3 3.3 0 1 1 4.6 3c-1 .5-1.4 1.1-1.4 2.2', '#fff', 2.2)}<circle cx="12" cy="18" r="1.4" fill="#fff"/>`,
  ),
  research: ATOM,
  travel: square(
    '#3a4d7a',
    `${path('M12 4c1.6 1.6 2.3 3.8 2.3 6l4.7 5v1.8l-4.7-1-.5 2.6h-3.6l-.5-2.6-4.7 1V15l4.7-5c0-2.2.7-4.4 2.3-6z', '#eaf0ff')}`,
  ),
  mission: FLAG,
  goal: round(
    '#3d5c2a',
    `<g fill="none" stroke="#efffe0" stroke-width="1.8"><circle cx="12" cy="12" r="6.8"/><circle cx="12" cy="12" r="2.6"/></g>`,
  ),
  card: square('#2b6c92', `${path('M7 4.6h10v14.8H7z', '#e8f6ff')}`),
  map: path('M12 1.8 21 7v10l-9 5.2L3 17V7z', 'var(--om-mine)'),
  home: path('M3 19.4V15a9 9 0 0 1 18 0v4.4h-5.6v-4a3.4 3.4 0 0 0-6.8 0v4z', INK),
  people: PEOPLE,
  arrow: ARROW,
};

/** A tile of each kind of building: its sign on a hex of its colour. */
const TILES = Object.entries(DRAWN)
  .filter(([name]) => name.startsWith('building-'))
  .map(([name, sign]) => {
    const kind = name.slice('building-'.length);
    const hex = `<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" fill="var(--om-${kind})" stroke="#00000040"/>`;
    return [`tile-${kind}`, `${hex}<g transform="translate(4 4) scale(${16 / 24})">${sign}</g>`];
  });

export const GLYPHS: Record<string, string> = { ...DRAWN, ...Object.fromEntries(TILES) };

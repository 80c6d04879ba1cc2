/** Our own pictograms on a field of 24 by 24; one sprite per page holds them all. */
import { line, path } from '../../../ui/drawing.ts';

const HEX = 'M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z';
const BOLT = 'M13.8 3 6.4 13.4h4.7L9.8 21l7.8-11h-5z';
const LEAF = 'M5.5 18.5C5 10.5 9.5 5.8 18.8 5.2c.4 9-4.3 13.6-11.6 13.1';
const FLAME =
  'M12.4 3c.6 3.8 4.8 5.6 4.8 10.3a5.2 5.2 0 0 1-10.4.2c0-2.1 1-3.6 2.2-4.8.2 1.5.8 2.3 1.7 2.6-.5-3 .3-6 1.7-8.3z';
const STAR = 'm12 3.4 2.1 6.5 6.5 2.1-6.5 2.1-2.1 6.5-2.1-6.5L3.4 12l6.5-2.1z';
const PAW =
  '<ellipse cx="12" cy="15" rx="4.3" ry="3.6"/><circle cx="6.6" cy="11.2" r="1.8"/><circle cx="17.4" cy="11.2" r="1.8"/><circle cx="9.7" cy="7.6" r="1.9"/><circle cx="14.3" cy="7.6" r="1.9"/>';
const SKYLINE = 'M4.5 18.5v-6H8v-5l3.2-2.6v4.8h2.3V6.2h4.2v6.3h1.8v6z';
const MICROBE =
  '<ellipse cx="12" cy="12" rx="5.4" ry="3.9" transform="rotate(-25 12 12)"/><path d="m7 8-2-2.4M10.3 6.8 9.6 4M14 6.6 15 4M17.2 9l2.5-1.3M17.2 14.6l2.4 1.8M13.6 17l1 2.7M9.6 17.2l-.9 2.6M6.6 14.9l-2.3 1.7" fill="none" stroke-width="1.6" stroke-linecap="round"/>';
const FLASK =
  'M9.6 4h4.8v1.8h-.8v4.2l4.6 7.6c.6 1-.1 2.2-1.3 2.2H7.1c-1.2 0-1.9-1.2-1.3-2.2L10.4 10V5.8h-.8z';
const ATOM =
  '<g fill="none" stroke-width="1.5"><ellipse cx="12" cy="12" rx="8.4" ry="3.3"/><ellipse cx="12" cy="12" rx="8.4" ry="3.3" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="8.4" ry="3.3" transform="rotate(120 12 12)"/></g><circle cx="12" cy="12" r="1.8"/>';
const DOME = 'M3.5 18a8.5 8.5 0 0 1 17 0z';
const WAVES =
  'M5.2 9.8c1.7-1.5 3.4-1.5 5.1 0s3.4 1.5 5.1 0 2.2-1.3 3.4-.7M5.2 14.6c1.7-1.5 3.4-1.5 5.1 0s3.4 1.5 5.1 0 2.2-1.3 3.4-.7';
const ROCKET =
  'M12 2.6c3 2.3 4.2 5.3 4.2 8.4v4.4H7.8V11c0-3.1 1.2-6.1 4.2-8.4zM7 12l-2.8 5.2H7zM17 12v5.2h2.8zM9.4 17h5.2l-1 4h-3.2z';

const square = (fill: string, drawn: string): string =>
  `<rect x="1" y="1" width="22" height="22" rx="4.5" fill="${fill}"/>${drawn}`;
const round = (fill: string, drawn: string): string =>
  `<circle cx="12" cy="12" r="11.2" fill="${fill}"/>${drawn}`;
const hex = (fill: string, drawn: string): string => `<path d="${HEX}" fill="${fill}"/>${drawn}`;
const both = (colour: string, drawn: string): string => `<g fill="${colour}" stroke="${colour}">${drawn}</g>`;
const flat = (colour: string, drawn: string): string => `<g fill="${colour}">${drawn}</g>`;
/** A special tile: dark ground, its sign in sand. */
const special = (drawn: string): string => hex('#7a4a2c', drawn);
const SAND = '#f6e3c2';

export const GLYPHS: Record<string, string> = {
  // What lies in stock.
  mc: hex(
    '#e8bf4a',
    `<path d="${HEX}" fill="none" stroke="#a57a16" stroke-width="1.6" transform="translate(12 12) scale(.86) translate(-12 -12)"/>`,
  ),
  steel: square('#a9653a', path('M6 5.5h12v3.6h-4v5.8h4v3.6H6v-3.6h4V9.1H6z', '#f7e9dc')),
  titanium: square(
    '#3b4652',
    `${path('M8 5h8l4 5-8 9.5L4 10z', '#e9d48c')}${line('M4 10h16M9.6 10 12 19M14.4 10 12 19M8 5l1.6 5M16 5l-1.6 5', '#6d5a1f', 1)}`,
  ),
  plants: square(
    '#3f8f3c',
    `${path(LEAF, '#dff3c9')}${line('M5.2 20.2c1.6-4.6 4.6-8 8.4-10.2', '#2a6a2b', 1.6)}`,
  ),
  energy: square('#6f45a6', path(BOLT, '#f7e56c')),
  heat: square('#cf4326', path(FLAME, '#ffd98a')),

  // Tags.
  'tag-building': round('#8b6546', path('M6 18.3V9.4L12 5l6 4.4v8.9h-4.2v-5h-3.6v5z', '#fbeedd')),
  'tag-space': round('#232838', path(STAR, '#f5d262')),
  'tag-science': round('#f4f1ea', both('#3a3f4a', ATOM)),
  'tag-power': round('#6f45a6', path(BOLT, '#f7e56c')),
  'tag-earth': round(
    '#2c78c8',
    path(
      'M4 9.4c2.8-.6 3.6-3.6 6.6-4.4 1.8.6.6 2.6 2.2 3.2-.6 2.4-3.4 1.8-4 4.2 1 1.8-.4 3.8-1.6 4.4C5.4 15 4.2 12.2 4 9.4zM14.2 12.2c2-.8 4.4-.2 5.4 1.4-.8 3-2.6 4.8-4.8 5.8-1.2-1.4-.4-2.4-1.2-3.6-.6-1.2-.6-2.6.6-3.6z',
      '#a6dc9b',
    ),
  ),
  'tag-jovian': round(
    '#dda25f',
    `${line('M3 8.6c5 1.6 13 1.6 18 0M2 12.6c6 1.6 14 1.6 20 0M4 16.8c5 1.4 11 1.4 16 0', '#8d4f22', 1.9)}<ellipse cx="15.4" cy="14.4" rx="2.4" ry="1.4" fill="#b9411f"/>`,
  ),
  'tag-plant': round(
    '#3f8f3c',
    `${path('M12 19.5C11.6 13 8.6 10.4 4.9 9.6c.3 4.7 3 7 6 7.2zM12.6 15.4c.1-5 2.6-8.6 6.9-9.8.5 5.2-2 8.6-6.3 9.3z', '#dff3c9')}${line('M12.2 20.5v-6', '#dff3c9', 1.5)}`,
  ),
  'tag-microbe': round('#8fbf3f', both('#22400f', MICROBE)),
  'tag-animal': round('#2f6f4a', flat('#e8f6dd', PAW)),
  'tag-city': round('#6a7686', path(SKYLINE, '#f0f4f8')),
  'tag-event': round('#edb92e', path('M12 4.2 18.6 11h-3.9v8.4H9.3V11H5.4z', '#5a3606')),
  'tag-new': round('#cbb393', `${line('M12 6v12M6 12h12', '#4a2f17', 2.6)}`),

  // What lies on cards.
  'on-animal': square('#2f6f4a', flat('#e8f6dd', PAW)),
  'on-microbe': square('#8fbf3f', both('#22400f', MICROBE)),
  'on-floater': square(
    '#f0d8a4',
    `<ellipse cx="12" cy="9.4" rx="6.4" ry="4.8" fill="#c8772f"/>${path('M9.6 16.4h4.8l-.8 3.2h-3.2z', '#6d3f16')}${line('m7.6 12.8 2.4 3.6M16.4 12.8 14 16.4', '#6d3f16', 1.2)}`,
  ),
  'on-science': square('#f4f1ea', path(FLASK, '#3c7fc0')),
  'on-fighter': square('#2b2f3a', path('M12 3.6 19.4 19 12 15.6 4.6 19z', '#ff8b6b')),
  'on-camp': square('#b98a4e', path('M12 5 20 18.6h-5.2L12 13.2l-2.8 5.4H4z', '#fff3dd')),
  'on-any': square('#cbb393', path(STAR, '#4a2f17')),

  // Tiles.
  'tile-ocean': hex('#1f74c4', line(WAVES, '#d7edff', 1.9)),
  'tile-greenery': hex(
    '#35803a',
    `${path('M8.6 5.6 13 13H4.2zM15.6 8 19.6 15h-8z', '#bfe6a6')}${line('M8.6 13v4M15.6 15v3.4', '#dff3c9', 1.7)}`,
  ),
  'tile-city': hex('#66717f', path(SKYLINE, '#f3f6f9')),
  'tile-capital': hex(
    '#66717f',
    `${path('M4.8 18.5v-5H8v-5l3-2.4v4.4h2V6.5h4v7h2.2v5z', '#f3f6f9')}${path('m12 .9 1.2 2.6 2.8.3-2.1 1.9.6 2.8L12 7.1 9.5 8.5l.6-2.8L8 3.8l2.8-.3z', '#f5d262')}`,
  ),
  'tile-commercial-district': special(
    `<circle cx="12" cy="12" r="6" fill="#e8bf4a"/>${line('M14.6 9.6a3.6 3.6 0 1 0 0 4.8M7.8 11.2h5M7.8 13.2h4.4', '#5a3606', 1.5)}`,
  ),
  'tile-ecological-zone': special(`${flat('#cfeab3', PAW)}`),
  'tile-industrial-center': special(path('M5 18V9.8l4.4 2.8V9.8l4.4 2.8V5.6h3.4l1.6 12.4z', SAND)),
  'tile-lava-flows': special(
    path('M5 18.6 10 8.4l1.6 2.4L13.4 6l5.6 12.6zM9 4.2l1.6 1.8M14.6 3.4l-.6 2', '#ff8b4d'),
  ),
  'tile-mining-area': special(line('M6 17.6 15.6 8M6.6 8.4c4-3.4 8-3.4 11-.2', SAND, 2.2)),
  'tile-mining-rights': special(
    `${line('M6 17.6 15.6 8M6.6 8.4c4-3.4 8-3.4 11-.2', SAND, 2.2)}<circle cx="17.4" cy="16.6" r="2.2" fill="#e8bf4a"/>`,
  ),
  'tile-mohole-area': special(
    `<ellipse cx="12" cy="12" rx="7" ry="4.6" fill="${SAND}"/><ellipse cx="12" cy="12.6" rx="4.4" ry="2.8" fill="#3a1a0c"/><ellipse cx="12" cy="13" rx="2" ry="1.2" fill="#ff8b4d"/>`,
  ),
  'tile-natural-preserve': special(
    `${path('M12 4.6 16 12h-2l3 5.2H7L10 12H8z', '#bfe6a6')}${line('M12 17v3', SAND, 1.8)}`,
  ),
  'tile-nuclear-zone': special(
    `${path('M12 12 8.2 5.4a7.6 7.6 0 0 1 7.6 0zM12 12h7.6a7.6 7.6 0 0 1-3.8 6.6zM12 12l-3.8 6.6A7.6 7.6 0 0 1 4.4 12z', '#f2d544')}<circle cx="12" cy="12" r="1.9" fill="#7a4a2c"/>`,
  ),
  'tile-restricted-area': special(
    `<rect x="7" y="11" width="10" height="7.4" rx="1.4" fill="${SAND}"/>${line('M9 11V8.6a3 3 0 0 1 6 0V11', SAND, 2)}`,
  ),
  'tile-any': hex('#b98a63', line(HEX, '#6b3f22', 1.4)),

  // The planet.
  temperature: round(
    '#c8432c',
    `${line('M12 5.2v8.6', '#fff2e4', 4.4)}${line('M12 8v7', '#c8432c', 1.6)}<circle cx="12" cy="16.4" r="3.4" fill="#fff2e4"/><circle cx="12" cy="16.4" r="1.7" fill="#c8432c"/>`,
  ),
  oxygen: round(
    '#5d9bb8',
    `<circle cx="9.6" cy="11" r="4" fill="none" stroke="#f2fbff" stroke-width="2.2"/>${line('M14.8 13.6c1.2-1.4 3.4-.8 3.2.8-.1 1.2-1.8 1.8-3.2 3.6h3.4', '#f2fbff', 1.6)}`,
  ),
  oceans: round(
    '#1f74c4',
    path('M12 3.8c3.6 4.2 5.4 7.2 5.4 9.8a5.4 5.4 0 0 1-10.8 0c0-2.6 1.8-5.6 5.4-9.8z', '#d7edff'),
  ),
  rating: round('#b5512f', `${line('m6.4 12.4 5.6-5.6 5.6 5.6M6.4 18l5.6-5.6 5.6 5.6', '#ffe7cf', 2.3)}`),
  parameters: round(
    '#8a5a3c',
    `<circle cx="8" cy="9.4" r="2.8" fill="#ff9a77"/><circle cx="16" cy="9.4" r="2.8" fill="#a9dcf2"/><circle cx="12" cy="16" r="2.8" fill="#6fb4f2"/>`,
  ),

  // Everything else.
  points:
    '<path d="M12 .8c2 1.8 4.2 2 6.6 1.6.2 2.4 1 4.4 3 6-1.2 2-1.4 4.2-.6 6.6-2.2.9-3.8 2.4-4.6 4.7-2.2-.5-4.2 0-6.2 1.5l-.4.2-.4-.2C7.4 19.7 5.4 19.2 3.2 19.7 2.6 17.4 1 15.9 2.4 15 3.2 12.6 3 10.4 1.8 8.4c2-1.6 2.8-3.6 3-6C7.2 2.8 10 2.6 12 .8z" fill="#a63a24"/><circle cx="11.8" cy="10.8" r="7.2" fill="#c9573a"/>',
  card: '<rect x="4.5" y="1.5" width="15" height="21" rx="2.6" fill="#f7ead3" stroke="#7d5233" stroke-width="1.5"/><path d="M4.5 4.1a2.6 2.6 0 0 1 2.6-2.6h9.8a2.6 2.6 0 0 1 2.6 2.6V8h-15z" fill="#b5512f"/>',
  'card-plain':
    '<rect x="4.5" y="1.5" width="15" height="21" rx="2.6" fill="#f7ead3" stroke="#7d5233" stroke-width="1.5"/><path d="m7 19 10-14" stroke="#b5512f" stroke-width="2"/>',
  'next-card':
    '<rect x="2.5" y="2.5" width="13" height="19" rx="2.4" fill="#f7ead3" stroke="#7d5233" stroke-width="1.5"/><path d="M13 12h9m-3.6-3.6L22 12l-3.6 3.6" fill="none" stroke="#b5512f" stroke-width="2.4" stroke-linecap="round"/>',
  look: `<path d="M1.5 12C5 6.6 8.4 5 12 5s7 1.6 10.5 7C19 17.4 15.6 19 12 19s-7-1.6-10.5-7z" fill="#f7ead3" stroke="#7d5233" stroke-width="1.5"/><circle cx="12" cy="12" r="4" fill="#3c7fc0"/><circle cx="12" cy="12" r="1.7" fill="#16202c"/>`,
  text: '<rect x="3" y="3" width="18" height="18" rx="3" fill="#f7ead3" stroke="#7d5233" stroke-width="1.5"/><path d="M7 8h10M7 12h10M7 16h6" stroke="#7d5233" stroke-width="1.8" stroke-linecap="round"/>',
  steal: round('#2b2f3a', line('M6 12h11m-4-4.4L17.4 12 13 16.4', '#ff8b6b', 2.4)),
  fleet: round('#31405c', path(ROCKET, '#dfe8f7')),
  trade: round(
    '#31405c',
    `${line('M5 9.4h12.4m-3.2-3.2 3.2 3.2-3.2 3.2M19 15.4H6.6m3.2-3.2-3.2 3.2 3.2 3.2', '#dfe8f7', 1.8)}`,
  ),
  colony: round(
    '#4b5d46',
    `${path(DOME, '#d9ead0')}${line('M12 9.6V18M7.4 12.6 8.6 18M16.6 12.6 15.4 18', '#4b5d46', 1.2)}`,
  ),
  'colony-tile': round(
    '#4b3a63',
    `<circle cx="12" cy="12" r="5.4" fill="#cdbbe6"/><ellipse cx="12" cy="12" rx="9.6" ry="2.8" fill="none" stroke="#f5d262" stroke-width="1.5" transform="rotate(-18 12 12)"/>`,
  ),
  gift: round(
    '#8b6546',
    `<rect x="6" y="10" width="12" height="8" rx="1" fill="#f5d262"/>${line('M12 10v8M6 10h12M12 10c-4-1-4-4.6-2-4.6S12 8 12 10c0-2 0-4.6 2-4.6s2 3.6-2 4.6', '#7d2f14', 1.5)}`,
  ),
  marker: round('#e9e2d4', path('M12 4 19 15H5zM5 17h14v2.4H5z', '#4a2f17')),
  claim: round(
    '#c9a66b',
    `${line('M8 20V4.6', '#4a2f17', 2)}${path('M8.6 5h9l-2.4 3.4 2.4 3.4h-9z', '#a63a24')}`,
  ),
  shield: `<path d="M12 1.5c3 2 6 3 9 3 0 9-3 15-9 18-6-3-9-9-9-18 3 0 6-1 9-3z" fill="#5f7f97"/><path d="m7.6 12 3.2 3.2 5.8-6.2" fill="none" stroke="#f2fbff" stroke-width="2.4" stroke-linecap="round"/>`,
  project: round(
    '#5f6b4a',
    `${line('M7 18.6 14 9.6', '#f2f0dc', 2.8)}${path('M9.6 6.4 13.4 3.8l6.4 5.4-2.2 2.8z', '#f2f0dc')}`,
  ),
  asleep: round(
    '#2e3350',
    `${path('M15.8 15.4A7 7 0 0 1 9.6 5a7.4 7.4 0 1 0 9.2 9.2 7 7 0 0 1-3 1.2z', '#dfe0f5')}`,
  ),
  action: `<path d="M2 8.5h11.5V4L22 12l-8.5 8v-4.5H2z" fill="#c9392a"/>`,
  'type-active': round('#2f72b0', line('M12 6.4a5.8 5.8 0 1 1-5.4 3.6M6 5.8v4.4h4.4', '#eaf5ff', 2.2)),
  'type-automated': round('#3d8a46', path('m5 12.4 2.4-2.4 3 3L16.8 7l2.4 2.4-8.8 8.4z', '#eaffea')),
  'type-event': round('#b6402c', path('M12 4.2 18.6 11h-3.9v8.4H9.3V11H5.4z', '#fff0e6')),
  'type-corporation': round(
    '#a8802c',
    path(
      'M5 18.6V8h5V5h9v13.6zM7 10v2h2v-2zm0 4v2h2v-2zm5-6.6v2h2v-2zm0 4v2h2v-2zm4-4v2h2v-2zm0 4v2h2v-2z',
      '#fff8e4',
    ),
  ),
};

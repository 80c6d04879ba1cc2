/**
 * Where the zones lie on the printed board: where three of them meet, where they meet at the rim, how
 * the borders run between, and where in each zone there is room for what stands there.
 *
 * Borders in parts of the planet's radius, x to the right and y up; rooms in the units of the drawing.
 */
export type Point = readonly [number, number];

/** Three zones meet here. */
export const MEETINGS: readonly { zones: string; at: Point }[] = [
  { zones: 'AU TS VB', at: [-0.3, 0.51] },
  { zones: 'TS VB SM', at: [-0.4, 0.34] },
  { zones: 'SM VB VM', at: [-0.4, -0.17] },
  { zones: 'VB VM MS', at: [-0.57, -0.32] },
  { zones: 'VM MS SS', at: [0.21, -0.49] },
  { zones: 'VM SS MT', at: [0.55, -0.31] },
  { zones: 'VM MT TS', at: [0.5, 0.09] },
  { zones: 'TS VM SM', at: [0.3, 0.13] },
];

/** The zones along the rim, clockwise, each from this angle on; Tritonis Sinus reaches it twice. */
export const RIM: readonly { zone: string; from: number }[] = [
  { zone: 'AU', from: 138 },
  { zone: 'TS', from: 81 },
  { zone: 'HE', from: 69 },
  { zone: 'TS', from: 29 },
  { zone: 'MT', from: 14 },
  { zone: 'SS', from: -28 },
  { zone: 'MS', from: -84 },
  { zone: 'VB', from: -146 },
];

/** Which zones touch, and what their border passes on its way from one end to the other. */
export const BORDERS: readonly { zones: string; by: readonly Point[] }[] = [
  // Hellas is a bay of the rim that Tritonis Sinus runs around.
  {
    zones: 'HE TS',
    by: [
      [0.31, 0.76],
      [0.32, 0.58],
      [0.41, 0.44],
      [0.62, 0.37],
      [0.78, 0.42],
    ],
  },
  {
    zones: 'AU TS',
    by: [
      [-0.17, 0.62],
      [0.02, 0.81],
    ],
  },
  { zones: 'AU VB', by: [[-0.52, 0.51]] },
  { zones: 'TS VB', by: [] },
  { zones: 'TS SM', by: [[-0.08, 0.32]] },
  { zones: 'TS VM', by: [] },
  { zones: 'TS MT', by: [[0.75, 0.16]] },
  { zones: 'SM VB', by: [[-0.36, 0.09]] },
  {
    zones: 'SM VM',
    by: [
      [-0.1, -0.16],
      [0.17, -0.05],
    ],
  },
  { zones: 'VM VB', by: [] },
  { zones: 'VM MT', by: [[0.48, -0.12]] },
  { zones: 'VM SS', by: [[0.39, -0.43]] },
  { zones: 'VM MS', by: [[-0.2, -0.5]] },
  { zones: 'MT SS', by: [[0.7, -0.45]] },
  { zones: 'SS MS', by: [[0.1, -0.74]] },
  { zones: 'MS VB', by: [[-0.72, -0.42]] },
];

/** Where in a zone its name, its tokens, its figures and its discovery find room. */
export interface Room {
  /** The foot of the name's last line. */
  name: Point;
  /** Whether a long name may stand on one line. */
  isWide?: boolean;
  goods: Point;
  figures: Point;
  /** Figures in one row; more of them form two rows. */
  perRow: number;
  /** The angle at the rim under which a discovery is tucked; inner zones have none. */
  card?: number;
}

/** The zones of the planet in board order. */
export const ROOMS: Readonly<Record<string, Room>> = {
  VB: { name: [-207, -72], goods: [-207, -44], figures: [-210, 16], perRow: 3, card: 178 },
  TS: { name: [32, -148], goods: [30, -120], figures: [160, -81], perRow: 4, card: 21 },
  MT: { name: [232, -4], goods: [230, 22], figures: [232, 74], perRow: 3, card: -8 },
  AU: { name: [-60, -269], goods: [-70, -245], figures: [-117, -191], perRow: 3, card: 123 },
  HE: { name: [142, -240], goods: [153, -217], figures: [181, -163], perRow: 3, card: 47 },
  MS: { name: [-88, 182], isWide: true, goods: [-80, 208], figures: [-62, 259], perRow: 3, card: 235 },
  SS: { name: [160, 172], isWide: true, goods: [184, 196], figures: [106, 232], perRow: 3, card: -50 },
  SM: { name: [-68, -56], goods: [14, -57], figures: [-46, 3], perRow: 3 },
  VM: { name: [92, 50], goods: [92, 76], figures: [-18, 107], perRow: 4 },
};

/** What lives or lies on the ground: plants, animals, people, water, stone; each on a field of 40 by 40. */
import {
  BARK,
  disc,
  discs,
  FIRE,
  FOREST,
  GLASS,
  GOLD,
  ICE,
  INK,
  LEAF,
  line,
  ROCK,
  ROSE,
  SHADE,
  several,
  shape,
  STEEL,
  STONE,
  VIOLET,
  WATER,
  WHITE,
  box,
} from './pen.ts';

const SUIT =
  disc(20, 10, 7, WHITE) +
  shape('M15 8h10q2 5-5 6-7-1-5-6z', '#3c5d7c') +
  shape('M12 18h16l3 12h-4v10h-5v-8h-4v8h-5V30H9z', WHITE) +
  box(16, 21, 8, 5, FIRE, 1);
const TREE =
  line('M20 40V24', BARK, 3.4) + disc(20, 14, 12, FOREST) + disc(15, 18, 8, LEAF) + disc(26, 12, 6, LEAF);
const CELL =
  disc(20, 20, 14, '#8ccf6a', 9) +
  disc(16, 19, 4, FOREST) +
  line('M6 20 0 16M34 20l6-4M14 28l-3 7M26 28l3 7M14 12l-3-7M26 12l3-7', '#8ccf6a', 2);
const SPORE =
  shape('M4 20a16 13 0 0 1 32 0z', '#c9583f') +
  shape('M15 20h10l2 20H13z', '#f1e0c8') +
  disc(13, 14, 2.6, WHITE) +
  disc(22, 11, 3, WHITE) +
  disc(29, 16, 2, WHITE);
const TUFT = line(
  'M8 40Q8 28 3 22M14 40q0-14 2-22M20 40q0-16-4-26M24 40q1-14 8-22M30 40q1-8 7-12',
  LEAF,
  2.6,
);

export const LIFE: Record<string, string> = {
  person: SUIT,
  people: several(SUIT, [
    [-4, 8, 0.8],
    [12, 8, 0.8],
  ]),
  crowd: several(SUIT, [
    [-6, 14, 0.64],
    [7, 12, 0.7],
    [21, 14, 0.64],
  ]),
  leader:
    disc(20, 9, 6, '#e8b48c') +
    shape('M8 40q0-22 12-22t12 22z', '#31435e') +
    shape('M17 18h6l-3 14z', WHITE) +
    shape('M19 20h2l1.4 9L20 32l-2.4-3z', '#b2352a'),
  hands:
    shape('M0 22 12 16l10 5 6-1 12 4-2 6-11-1-9 4-10-5-8 2z', '#e8b48c') +
    shape('M40 16 28 14l-10 6-2 6 6 1 8-5 10 2z', '#b97f57') +
    box(0, 20, 5, 10, '#31435e') +
    box(36, 14, 4, 12, '#7a2f2a'),
  raider:
    disc(20, 10, 7, INK) +
    box(13, 8, 14, 4, FIRE, 2) +
    shape('M11 18h18l3 22H8z', '#45404a') +
    line('M27 24l10-8', STEEL, 3),
  tree: TREE,
  trees: several(TREE, [
    [-6, 8, 0.8],
    [14, 4, 0.9],
  ]),
  palm:
    line('M20 40q-4-14 2-26', BARK, 3.4) +
    shape(
      'M22 14Q10 4 2 12q10-2 20 2zM22 14Q32 2 40 12q-9-3-18 2zM22 14Q16 0 8 2q8 3 14 12zM22 14Q34 12 36 24q-5-8-14-10z',
      LEAF,
    ),
  mangrove:
    disc(20, 12, 14, FOREST, 9) +
    disc(13, 14, 7, LEAF, 5) +
    line('M20 20v8M20 26q-8 4-10 14M20 26q8 4 10 14M20 26v14', BARK, 2.6),
  bush:
    disc(11, 31, 9, FOREST) +
    disc(24, 27, 11, LEAF) +
    disc(33, 33, 7, FOREST) +
    disc(22, 23, 1.8, FIRE) +
    disc(28, 30, 1.8, FIRE) +
    disc(10, 28, 1.8, FIRE),
  grass: TUFT,
  heather:
    TUFT +
    discs(3, ROSE, [
      [3, 20, 1],
      [16, 16, 1],
      [16, 11, 1],
      [32, 17, 1],
      [37, 27, 1],
    ]),
  moss:
    shape('M0 40q4-12 10-8 4-10 11-4 6-8 10 2 7-2 9 10z', LEAF) +
    disc(10, 35, 2, GOLD) +
    disc(21, 31, 2, GOLD) +
    disc(31, 35, 2, GOLD),
  lichen:
    shape('M2 40 6 30l12-4 16 3 4 11z', STONE) +
    disc(12, 31, 5, '#b7c98a', 3) +
    disc(22, 28, 4, '#dcae55', 2.6) +
    disc(29, 34, 5, '#9fb86c', 3),
  algae:
    line('M8 40q-6-8 0-15t0-14M18 40q6-9 0-17t2-16M30 40q-6-8 0-15t-1-13', FOREST, 3.4) +
    discs(2, '#bfe8f4', [
      [13, 12, 1],
      [25, 18, 1],
      [35, 9, 1],
    ]),
  kelp:
    line('M12 40q-5-10 0-20T12 0M28 40q5-10 0-20T28 0', '#5f7a2c', 2.6) +
    discs(
      5,
      '#8aa63c',
      [
        [7, 10, 1],
        [17, 18, 1],
        [7, 28, 1],
        [33, 8, 1],
        [23, 18, 1],
        [33, 28, 1],
      ],
      2.6,
    ),
  crop:
    line('M6 40V18M14 40V14M22 40V16M30 40V13M36 40V20', '#c9a13a', 2) +
    discs(
      2.6,
      GOLD,
      [
        [6, 14, 1],
        [14, 10, 1],
        [22, 12, 1],
        [30, 9, 1],
        [36, 16, 1],
      ],
      5.4,
    ),
  rows: shape('M14 14h12l14 26H0z', BARK) + line('M16 16 6 40M20 16v24M24 16l10 24', LEAF, 3),
  sprout:
    shape('M20 24Q4 22 4 6q16 0 16 18zM20 28q0-16 16-16 0 16-16 16z', LEAF) +
    line('M20 40V22', FOREST, 3) +
    shape('M8 40q12-8 24 0z', BARK),
  leaf: shape('M6 36Q-2 6 36 2q4 36-24 32z', LEAF) + line('M4 40Q12 22 28 12', FOREST, 2.4),
  fungus: SPORE,
  fungi: several(SPORE, [
    [-2, 10, 0.75],
    [16, 4, 0.9],
  ]),
  bacteria: CELL,
  colony: several(CELL, [
    [0, 0, 0.5],
    [20, 6, 0.5],
    [6, 20, 0.5],
  ]),
  virus:
    disc(20, 20, 10, '#c44f6c') +
    line('M20 10V3M20 30v7M10 20H3M30 20h7M13 13 8 8M27 27l5 5M27 13l5-5M13 27l-5 5', '#c44f6c', 2.4) +
    disc(17, 17, 2.4, ROSE) +
    disc(24, 23, 2, ROSE),
  dna:
    line('M10 2q20 9 20 18T10 38M30 2Q10 11 10 20t20 18', GLASS, 2.6) +
    line('M14 8h12M12 14h16M12 26h16M14 32h12', ROSE, 1.8),
  worm:
    line('M2 34q6-14 12-4t10-6 12-2', '#d98a7a', 6) +
    disc(37, 21, 1.2, INK) +
    line('M9 27l2 3M19 31l2-4M28 22l1 4', '#b0604f', 1.4),
  ant:
    disc(8, 26, 7, INK, 5) +
    disc(20, 25, 4, INK) +
    disc(30, 22, 6, INK, 5) +
    line('M18 28l-4 9M21 28l1 9M24 27l6 9M33 18l5-6M30 17l1-7', INK, 1.8) +
    disc(32, 21, 1.2, WHITE),
  insect:
    shape('M20 20Q2 0 2 16q2 8 18 6zM20 20Q38 0 38 16q-2 8-18 6z', GOLD) +
    shape('M20 22Q6 26 10 36q8 2 10-12zM20 22q14 4 10 14-8 2-10-12z', FIRE) +
    line('M20 12v22M20 12l-5-7M20 12l5-7', INK, 2),
  fish:
    shape('M2 20q14-16 28-2l8-8q-2 10 2 20l-10-8Q16 36 2 20z', '#5fa8c8') +
    disc(9, 18, 2, INK) +
    line('M17 12q4 8 0 16', WHITE, 1.6),
  shoal: several(
    shape('M2 20q14-16 28-2l8-8q-2 10 2 20l-10-8Q16 36 2 20z', '#9fd0c0') + disc(9, 18, 2.4, INK),
    [
      [0, -2, 0.5],
      [18, 8, 0.5],
      [2, 18, 0.55],
    ],
  ),
  bird:
    shape('M0 14q12-8 20 6Q28 4 40 10q-10 0-14 14-4 8-12 8 4-6 2-10Q10 16 0 14z', WHITE) +
    shape('M20 20q4-8 12-8-4 6-6 12z', STEEL) +
    disc(13, 29, 1, INK),
  birds: line('M2 12q6-8 10 0 4-8 10 0M18 26q6-8 10 0 4-8 10 0M4 34q5-6 8 0 3-6 8 0', WHITE, 2.6),
  deer:
    shape('M4 22h20l4-8 6 1 3 4-6 3-3 8H6z', '#b97f45') +
    line('M8 30v10M13 30v10M22 30v10M27 28v12M30 14l-3-9M33 14l3-9M28 8l-4-2M35 8l4-3', '#8a5a2c', 2.2),
  cow:
    shape('M4 16h24q2-4 8-3l3 7-5 4h-4v6H4z', WHITE) +
    disc(12, 22, 4, INK, 3) +
    disc(22, 26, 3, INK) +
    line('M7 30v10M13 30v10M23 30v10M28 30v10M34 13l-2-4M37 14l3-3', SHADE, 2.6),
  wolf:
    shape('M2 20h22l6-8 1-6 5 6 4 4-2 4-6 1-4 9H6L2 34z', '#6f6a70') +
    line('M8 30v10M13 30v10M22 30v10M27 28v12', '#4d484e', 2.8) +
    disc(34, 14, 1.2, GOLD),
  dog:
    shape('M6 22h20l2-10 4-4 2 5 5 2-2 5-6 1-3 9H8Q4 28 6 22z', '#c98f52') +
    line('M6 22 1 15M10 30v10M14 30v10M23 30v10M27 28v12', '#a06c35', 2.6) +
    disc(33, 14, 1.3, INK),
  hare:
    disc(16, 30, 13, '#cbb59c', 9) +
    disc(30, 22, 7, '#cbb59c') +
    shape('M28 18Q24 2 29 2q5 4 3 15zM32 17q2-14 7-13 2 5-4 14z', '#cbb59c') +
    disc(32, 21, 1.3, INK) +
    disc(3, 28, 3, WHITE),
  tardigrade:
    shape('M3 26q2-14 18-13 16 0 17 12-2 8-17 8T3 26z', '#b9a3c9') +
    line('M9 32v6M17 33v6M25 33v6M32 31v6', '#9a83ab', 4) +
    disc(35, 23, 1.4, INK) +
    line('M14 14q-3 8 0 18M24 14q3 8 0 18', '#9a83ab', 1.6),
  drop:
    shape('M20 2q14 17 14 25a14 13 0 0 1-28 0Q6 19 20 2z', WATER) +
    shape('M12 26q0 8 7 9', 'none') +
    line('M12 27q1 6 6 8', WHITE, 2.2),
  waves: line(
    'M0 18q5-7 10 0t10 0 10 0 10 0M0 28q5-7 10 0t10 0 10 0 10 0M0 38q5-7 10 0t10 0 10 0 10 0',
    WATER,
    3,
  ),
  lake: disc(20, 32, 20, WATER, 8) + line('M8 30q4-3 8 0t8 0M16 35q4-3 8 0t8 0', WHITE, 1.6),
  iceberg: shape('M2 40 12 14l8 8 8-18 10 36z', ICE) + shape('M28 4 24 40h14zM12 14l2 26H2z', '#a7d3ee'),
  cap: shape('M0 40q20-22 40 0z', WHITE) + line('M6 36q6-4 10 0t10-2 8 3', '#a7d3ee', 2),
  crystal:
    shape('M14 40V16l6-10 6 10v24z', VIOLET) +
    shape('M20 6v34h6V16z', '#7b4fb4') +
    shape('M4 40V28l5-7 5 7v12zM26 40V26l5-7 5 7v14z', '#b99be0'),
  nuggets:
    shape('M2 38 6 28l10-2 6 6-2 8H4z', GOLD) +
    shape('M20 40l3-11 10-2 6 7-3 6z', STEEL) +
    shape('M10 26l4-9 9-1 4 7-6 5z', '#b9764a'),
  volcano:
    shape('M0 40 14 12h12l14 28z', ROCK) +
    shape('M14 12h12l3 8-5-2-3 8-4-9-5 5z', FIRE) +
    disc(20, 5, 5, SHADE) +
    disc(26, 2, 4, SHADE),
  mountain:
    shape('M0 40 16 10l8 12 5-6 11 24z', STONE) + shape('m16 10-5 10 5-2 4 4 4-0zM29 16l-3 6h7z', WHITE),
  cliff: shape('M0 10h20l2 8h6l2 9h6l4 13H0z', STONE) + line('M0 18h18M0 27h24M0 35h30', ROCK, 1.8),
  crater: disc(20, 32, 20, STONE, 8) + disc(20, 31, 14, ROCK, 5) + disc(22, 32, 9, INK, 2.6),
  crack:
    shape('M0 24h40v16H0z', STONE) +
    shape('m18 24-6 6 8 2-5 8h12l-3-7 6-4-6-5z', INK) +
    line('M17 38l3-5', FIRE, 2),
  geyser:
    shape('M12 40Q16 16 20 16t8 24z', WHITE) +
    disc(14, 12, 6, WHITE) +
    disc(24, 8, 7, '#e6edf2') +
    disc(28, 16, 4, WHITE),
  dunes:
    shape('M0 40q10-14 20-6 8-12 20 6z', '#d79a63') + line('M4 38q8-9 16-4M22 35q6-7 14 3', '#b8773f', 1.6),
  soil:
    shape('M0 24h40v16H0z', BARK) +
    disc(8, 31, 2, STONE) +
    disc(22, 35, 2.6, STONE) +
    disc(32, 29, 2, STONE) +
    line('M6 24q0-8-3-12M18 24q0-10 3-14M30 24q0-7 4-11', LEAF, 2.4),
  claim: line('M12 40V8', BARK, 3) + shape('M13 9h20l-6 7 6 7H13z', '#d6453d') + disc(12, 40, 9, STONE, 2),
  heart: shape('M20 38C2 24 2 8 12 8q6 0 8 7 2-7 8-7c10 0 10 16-8 30z', '#d6556a'),
  skull:
    disc(20, 17, 13, WHITE) +
    box(13, 26, 14, 10, WHITE, 2) +
    disc(15, 18, 3.4, INK) +
    disc(25, 18, 3.4, INK) +
    line('M17 32v4M20 32v4M23 32v4', INK, 1.4),
};

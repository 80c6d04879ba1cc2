/** Where scenes play: skies and grounds on a field of 120 by 56. */
import {
  box,
  disc,
  discs,
  FOREST,
  GOLD,
  ICE,
  INK,
  LEAF,
  line,
  ROCK,
  shape,
  STEEL,
  STONE,
  WATER,
  WHITE,
} from './pen.ts';

const STARS = discs(0.8, '#fdf3c4', [
  [8, 9, 1],
  [21, 24, 0.7],
  [33, 6, 1.2],
  [49, 15, 0.7],
  [62, 5, 1],
  [77, 19, 0.8],
  [92, 8, 1.2],
  [107, 26, 0.8],
  [114, 11, 1],
  [14, 40, 0.8],
  [101, 43, 0.7],
]);
const night = box(0, 0, 120, 56, '#141a33') + STARS;
const ground = (fill: string, edge: string): string =>
  shape('M0 46q18-7 40-2t42-2 38 2v12H0z', fill) + shape('M0 51q24-4 52 0t68-1v6H0z', edge);
const hills = (fill: string): string => shape('M0 46q14-16 30-8 12-12 26 0 18-16 34-2 14-8 30 4v10H0z', fill);
const sky = (top: string, low: string): string =>
  box(0, 0, 120, 56, top) + box(0, 24, 120, 32, low) + disc(60, 30, 74, low, 12);

export const BACKDROPS: Record<string, string> = {
  dust: sky('#d98d5b', '#efc193') + hills('#b9623a') + ground('#a34e2a', '#8a3d20'),
  dusk:
    sky('#3b2b52', '#b2577a') + disc(96, 40, 9, '#f4b56a') + hills('#5a2f3f') + ground('#452436', '#351a2a'),
  green: sky('#8ec9e8', '#d5eef2') + hills('#7fb567') + ground(LEAF, FOREST),
  sea:
    sky('#9fd0ea', '#e2f2f4') +
    box(0, 34, 120, 22, WATER) +
    line('M4 40h14M30 44h18M62 39h16M92 45h20M12 51h22M70 51h24', '#bfe0f6', 1.6),
  ice:
    sky('#bcd9ec', '#eef6fa') +
    shape('M0 44 18 26l14 12 20-18 16 20 18-14 16 12 18-10v28H0z', '#cfe3ef') +
    ground(ICE, '#b6d4e6'),
  air:
    sky('#e2a271', '#f5d9b4') +
    disc(18, 44, 16, WHITE, 7) +
    disc(40, 50, 22, '#fbf3e6', 8) +
    disc(96, 47, 20, WHITE, 8) +
    disc(74, 53, 20, '#fbf3e6', 6),
  canyon:
    sky('#e0a070', '#f3cfa2') +
    shape('M0 8h22l4 14h6l5 34H0zM120 4H98l-5 16h-6l-7 36h40z', STONE) +
    line('M0 18h25M0 30h34M0 42h36M96 14h24M90 28h30M84 42h36', ROCK, 1.6) +
    shape('M30 56q30-14 58 0z', '#b9623a'),
  crater: sky('#d98d5b', '#efc193') + disc(60, 50, 62, '#8a3d20', 15) + disc(60, 50, 50, '#a34e2a', 10),
  cave:
    box(0, 0, 120, 56, '#3a211a') +
    shape(
      'M0 0h120v10l-8 10-6-12-10 8-8-14-12 6-9 12-8-14-12 8-9-10-10 12-8-12-9 10-7-12-12 12-12-6z',
      '#2a1510',
    ) +
    ground('#55301f', '#432315'),
  soil:
    sky('#a8d5ea', '#dcf0ee') +
    box(0, 18, 120, 38, '#6b452c') +
    shape('M0 22q10-7 20 0t20-2 20 2 20-2 20 2 20-2v-6H0z', LEAF) +
    discs(1.6, STONE, [
      [12, 34, 1],
      [38, 46, 1.4],
      [66, 32, 1],
      [88, 48, 1.3],
      [106, 36, 1],
    ]),
  lava:
    sky('#5b2530', '#c2503a') +
    hills('#3a1b18') +
    ground('#2e1412', INK) +
    line('M6 54q20-10 40-4t36-6 36 4', '#f2762e', 3.4) +
    line('M6 54q20-10 40-4', GOLD, 1.4),
  hall:
    box(0, 0, 120, 56, '#31404f') +
    box(0, 40, 120, 16, '#222e3a') +
    line('M10 0v40M40 0v40M80 0v40M110 0v40M0 12h120', '#3f5163', 2) +
    box(46, 4, 28, 20, '#4f677d', 2) +
    line('M0 40h120', STEEL, 1.2),
  space: night,
  orbit:
    night +
    disc(60, 88, 92, '#b5552f', 46) +
    disc(60, 92, 92, '#8a3d20', 46) +
    line('M-20 60Q60 24 140 60', '#f3b58a', 1.6),
  earthrise:
    night +
    disc(100, 14, 22, WATER) +
    shape('M86 4q12-8 20-2-2 8-10 8t-6 10q-8-6-4-16zM102 18q10-2 16 4-6 10-12 10-6-6-4-14z', '#4f9a4a') +
    ground('#a34e2a', '#8a3d20'),
  lunar:
    box(0, 0, 120, 56, '#0f1220') +
    STARS +
    disc(20, 14, 8, WATER) +
    shape('M15 10q5-4 8 0-1 4-4 4t-2 4q-4-4-2-8z', '#4f9a4a') +
    ground('#b9b3a8', '#948d82') +
    disc(32, 51, 8, '#948d82', 2) +
    disc(92, 50, 10, '#948d82', 2.4),
  jovian:
    night +
    disc(112, 22, 34, '#d9a878') +
    line('M80 12q30-3 50 0M78 22q30-3 50 0M80 32q30-3 50 0', '#b6764a', 3.4) +
    disc(104, 28, 7, '#b3412a', 3.6) +
    ground('#8f9bb0', '#6f7b91'),
  rings:
    night +
    disc(98, 20, 20, '#e3c58a') +
    line('M68 34Q100 42 128 8', '#f6e6bd', 4) +
    line('M72 38Q104 46 132 12', '#c9a35f', 1.6) +
    ground('#c98a3c', '#a86c28'),
  clouds:
    sky('#c98552', '#e8b884') +
    line('M0 14q30-6 60 0t60 0M0 28q30 6 60 0t60 0M0 42q30-6 60 0t60 0', '#f4dcb6', 5) +
    line('M0 21q30 4 60 0t60 0M0 35q30-4 60 0t60 0', '#a45c34', 2.4),
  solar:
    box(0, 0, 120, 56, '#331a3a') +
    STARS +
    disc(0, 28, 34, '#f4a23a') +
    disc(-2, 28, 26, '#fbd24f') +
    line('M36 10q12 6 18-2M38 44q14-4 20 4', '#f2762e', 2.2),
};

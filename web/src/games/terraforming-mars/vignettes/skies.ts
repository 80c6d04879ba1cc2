/** What flies: ships, stations, stones, clouds, moons; each on a field of 40 by 40. */
import {
  box,
  disc,
  FIRE,
  GLASS,
  GOLD,
  ICE,
  INK,
  line,
  ROCK,
  SHADE,
  several,
  shape,
  STEEL,
  STONE,
  VIOLET,
  WATER,
  WHITE,
} from './pen.ts';

const STONES =
  shape('M4 12 10 3l14 1 9 8-2 13-11 8-13-3L1 22z', STONE) +
  disc(12, 13, 4, ROCK, 3) +
  disc(22, 21, 5, ROCK, 4) +
  disc(24, 9, 2, ROCK);
const FROZEN =
  shape('M4 12 10 3l14 1 9 8-2 13-11 8-13-3L1 22z', ICE) +
  shape('M10 3l4 12L1 22 4 12zM33 12 20 18l11 7z', '#a7d3ee');
const SHIP =
  shape('M2 20q10-9 26-9 8 2 11 9-3 7-11 9-16 0-26-9z', WHITE) +
  shape('M2 20q10 9 26 9 8-2 11-9z', STEEL) +
  disc(29, 18, 3, WATER);

export const SKIES: Record<string, string> = {
  rocket:
    shape('M20 0c9 8 10 18 8 30H12C10 18 11 8 20 0z', WHITE) +
    shape('M12 20 4 34l8-3zM28 20l8 14-8-3z', FIRE) +
    disc(20, 15, 4, WATER) +
    shape('M15 31h10l-5 9z', GOLD),
  shuttle:
    shape('M0 24q14-6 24-6 12 0 16 8-8 4-18 4-14 0-22-6z', WHITE) +
    shape('M10 22 16 6h5l5 13z', STEEL) +
    shape('M32 20q6 2 7 5h-9z', INK) +
    line('M0 24h-0M2 27h6', FIRE, 3),
  ship: SHIP + shape('M2 20-6 16v8z', FIRE),
  convoy: several(SHIP, [
    [0, 2, 0.45],
    [18, 12, 0.5],
    [2, 22, 0.55],
  ]),
  freighter:
    box(4, 14, 30, 14, SHADE, 3) +
    box(7, 9, 7, 6, GOLD) +
    box(16, 9, 7, 6, FIRE) +
    box(25, 9, 7, 6, WATER) +
    shape('M34 14q6 2 6 7t-6 7z', STEEL) +
    shape('M4 18-2 14v14l6-4z', FIRE),
  station:
    line('M4 20h32', STEEL, 4) +
    line('M20 4a16 16 0 0 1 0 32a16 16 0 0 1 0-32', WHITE, 3.4) +
    disc(20, 20, 5, SHADE) +
    line('M20 4v32', STEEL, 2),
  satellite:
    box(15, 13, 10, 14, STEEL, 2) +
    box(0, 15, 13, 9, '#2c4f9e') +
    box(27, 15, 13, 9, '#2c4f9e') +
    line('M6 15v9M33 15v9M0 19.5h13M27 19.5h13', '#9fc2f2', 1.2) +
    line('M20 13V6', WHITE, 2) +
    disc(20, 5, 2, FIRE),
  probe:
    shape('M8 8a14 14 0 0 0 18 18z', WHITE) +
    line('M17 17 34 34M22 22 36 14M22 22l-8 14', STEEL, 2) +
    disc(30, 4, 2, GOLD),
  airship:
    disc(20, 14, 20, '#d98d52', 10) +
    shape('M2 10Q0 2 4 2l6 7zM2 18q-2 8 2 8l6-7z', ROCK) +
    line('M20 4v20M10 6q-3 8 0 16M30 6q3 8 0 16', '#f0b98a', 1.4) +
    box(14, 26, 13, 5, INK, 2),
  balloon:
    disc(20, 14, 13, VIOLET, 14) +
    shape('M14 14q6-28 12 0-2 10-6 14-4-4-6-14z', '#c9a8ec') +
    line('M13 25l4 9M27 25l-4 9', WHITE, 1.4) +
    box(15, 33, 10, 7, STEEL, 2),
  floats: several(
    disc(20, 14, 13, '#c68ad0', 14) + line('M14 26l3 9M26 26l-3 9', WHITE, 2) + box(15, 34, 10, 6, STEEL, 2),
    [
      [-2, 2, 0.5],
      [18, 0, 0.55],
      [8, 16, 0.55],
    ],
  ),
  airliner:
    shape('M0 20q16-5 30-5 9 1 10 5-2 4-12 4-18 0-28-4z', WHITE) +
    shape('M14 20 8 34h5l12-13zM14 18 10 8h4l9 8z', STEEL) +
    shape('M2 19 0 10h4l5 7z', FIRE),
  platform:
    shape('M2 20h36l-8 9H10z', STEEL) +
    box(8, 12, 7, 8, WHITE) +
    box(18, 7, 6, 13, SHADE) +
    disc(12, 32, 5, VIOLET) +
    disc(28, 32, 5, VIOLET) +
    line('M24 7V0', STEEL, 2),
  asteroid: STONES,
  swarm:
    several(STONES, [
      [0, 0, 0.3],
      [16, 2, 0.4],
      [28, 12, 0.3],
      [6, 14, 0.35],
      [20, 20, 0.4],
      [4, 28, 0.3],
    ]) + line('M12 2l8-4M30 4l6-4M40 13l4-3', FIRE, 2),
  ice: FROZEN,
  berg: several(FROZEN, [
    [0, 2, 0.62],
    [18, 14, 0.62],
  ]),
  comet:
    shape('M40 0 8 22l10 10z', '#bfe3f7') +
    shape('M36 8 12 26l6 6z', ICE) +
    disc(12, 28, 10, WHITE) +
    disc(10, 30, 5, '#cfe6f4'),
  meteor:
    shape('M40 0 6 20l14 14z', FIRE) +
    shape('M34 6 10 24l8 8z', GOLD) +
    disc(12, 28, 11, ROCK) +
    disc(9, 26, 3, INK) +
    disc(15, 32, 2.4, INK),
  sun:
    disc(20, 20, 11, GOLD) +
    line('M20 2v4M20 34v4M2 20h4M34 20h4M7 7l3 3M30 30l3 3M33 7l-3 3M7 33l3-3', GOLD, 2.6),
  corona:
    disc(20, 20, 18, '#f4a23a') +
    disc(20, 20, 14, '#fbd24f') +
    disc(20, 20, 9, '#fff3b8') +
    line('M2 14q8-4 10 4M38 28q-8 4-10-5', FIRE, 2.4),
  storm:
    disc(12, 16, 9, SHADE) +
    disc(25, 12, 11, SHADE) +
    box(5, 15, 31, 9, SHADE, 4) +
    shape('M22 22 12 34h7l-3 8 12-13h-7l4-7z', GOLD),
  rain:
    disc(12, 14, 9, '#d7e2ea') +
    disc(25, 11, 10, '#d7e2ea') +
    box(5, 13, 30, 9, '#d7e2ea', 4) +
    line('M11 26l-3 8M20 26l-3 10M29 26l-3 8', WATER, 2.4),
  gas: line('M4 12q8-8 16 0t16 0M2 22q9-8 18 0t18 0M6 32q7-8 14 0t14 0', '#b8d98a', 3),
  wind: line('M0 12h26q8 0 8-6t-7-4M0 20h34M0 28h22q8 0 8 6t-7 4', WHITE, 2.4),
  potato:
    shape('M4 18Q6 4 20 6q16-2 17 12-2 16-17 15Q4 32 4 18z', '#a08878') +
    disc(13, 15, 4, '#77604f') +
    disc(27, 22, 5, '#77604f', 4) +
    disc(18, 27, 2, '#77604f'),
  ringed:
    disc(20, 20, 12, '#e3c58a') +
    line('M2 26Q20 34 38 14', '#f6e6bd', 3.4) +
    line('M9 17h22M9 23h22', '#c9a35f', 2),
  icemoon:
    disc(20, 20, 17, '#e4eef5') + line('M6 12q14 8 28 2M4 22q16-6 32 6M14 4q-4 18 8 33', '#8ea9bf', 1.6),
  iomoon:
    disc(20, 20, 17, '#e9cf5a') +
    disc(13, 14, 4, '#b8601f') +
    disc(26, 25, 5, '#b8601f') +
    disc(25, 11, 2, '#7a3a12') +
    disc(12, 28, 2.4, '#fff4b0'),
  earth:
    disc(20, 20, 17, WATER) +
    shape('M8 12q8-8 14-6 4 6-3 10t-8 8q-5-4-3-12zM24 20q8-2 11 2-2 9-9 12-5-6-2-14z', '#4f9a4a') +
    disc(20, 20, 17, 'none'),
  stars: several(shape('m10 0 2.4 7.6L20 10l-7.6 2.4L10 20l-2.4-7.6L0 10l7.6-2.4z', '#fdf3c4'), [
    [0, 2, 0.6],
    [22, 0, 0.8],
    [14, 20, 0.9],
  ]),
  beam: shape('M20 0 12 40h16z', '#f9e27a') + line('M20 0v40', WHITE, 3),
  ring:
    line('M4 20a16 8 0 0 1 32 0a16 8 0 0 1-32 0', '#f3d37a', 3) + line('M8 20a12 6 0 0 1 24 0', WHITE, 1.6),
  spot:
    disc(20, 20, 18, '#b3412a', 11) +
    disc(20, 20, 11, '#cf6a44', 6) +
    disc(20, 20, 5, '#e9a57c', 2.6) +
    line('M0 8h40M0 33h40', GLASS, 1.2),
  warp:
    line('M20 20 0 6M20 20 40 4M20 20 0 36M20 20l20 16M20 20V0M20 20v20M20 20H0M20 20h20', GLASS, 1.6) +
    disc(20, 20, 6, WHITE) +
    disc(20, 20, 3, VIOLET),
};

/** What people build: domes, towers, works, machines; each on a field of 40 by 40, its foot at the bottom. */
import {
  BARK,
  box,
  disc,
  FIRE,
  FOREST,
  GLASS,
  GOLD,
  INK,
  LEAF,
  line,
  ROCK,
  SHADE,
  shape,
  STEEL,
  STONE,
  VIOLET,
  WATER,
  WHITE,
} from './pen.ts';

const COIN = disc(10, 10, 9, GOLD) + line('M10 5v10M7 8h5a2 2 0 0 1 0 4H8', '#8a6312', 2);

export const WORKS: Record<string, string> = {
  dome:
    shape('M2 40a18 18 0 0 1 36 0z', GLASS) +
    line('M20 22v18M8 28q12 6 24 0M2 40a18 18 0 0 1 36 0', '#f6f2ea', 1.4) +
    box(15, 32, 10, 8, SHADE),
  domes:
    shape('M0 40a11 11 0 0 1 22 0z', GLASS) +
    shape('M18 40a10 10 0 0 1 22 0z', '#7fc3e0') +
    box(7, 33, 3, 7, WHITE) +
    box(11, 30, 4, 10, STEEL) +
    box(26, 34, 4, 6, WHITE) +
    box(31, 32, 3, 8, STEEL),
  tower:
    box(13, 4, 14, 36, STEEL, 2) +
    box(20, 4, 7, 36, SHADE, 2) +
    line('M16 10h3M16 16h3M16 22h3M16 28h3M16 34h3', GOLD, 2) +
    line('M20 4V0', STEEL, 2),
  skyline:
    box(2, 20, 9, 20, STEEL) +
    box(11, 8, 9, 32, WHITE) +
    box(20, 14, 8, 26, SHADE) +
    box(28, 24, 10, 16, STEEL) +
    line('M14 13h3M14 19h3M14 25h3M23 19h2M23 25h2M5 26h3M31 30h4', GOLD, 2),
  factory:
    shape('M2 40V24l10-6v6l10-6v6l10-6v22z', SHADE) +
    box(32, 8, 6, 32, STEEL) +
    shape('M34 7c-3-3 1-5 4-3s4-3 2-4h-6c-5 0-5 7 0 7z', WHITE) +
    box(6, 30, 5, 5, GOLD) +
    box(15, 30, 5, 5, GOLD) +
    box(24, 30, 5, 5, GOLD),
  chimney:
    shape('M13 40 15 10h10l2 30z', STEEL) +
    shape('M15 10h10l.6 7h-11z', FIRE) +
    disc(17, 6, 5, '#e9e2d6') +
    disc(25, 3, 4, '#d8d0c4'),
  turbine:
    line('M20 40V16', STEEL, 3) +
    shape('M20 16 18 0h4zM20 16 34 24l-2 3.4zM20 16 6 24l2 3.4z', WHITE) +
    disc(20, 16, 2.6, SHADE),
  reactor:
    shape('M6 40c5-9 5-18 2-28h24c-3 10-3 19 2 28z', STEEL) +
    shape('M20 40c9-9 9-18 10-28h2c-3 10-3 19 2 28z', SHADE) +
    disc(16, 6, 6, WHITE) +
    disc(25, 4, 5, '#e2ddd3'),
  panel:
    shape('M4 16h28l5 16H9z', '#2c4f9e') +
    line('M13 16l5 16M22 16l5 16M6 24h28', '#9fc2f2', 1.4) +
    line('M22 32v8', SHADE, 3),
  panels:
    shape('M0 30 6 18h12l-6 12zM18 34l6-12h14l-6 12z', '#2c4f9e') +
    line('M3 24h12M21 28h14M9 30l6-12M26 34l6-12', '#9fc2f2', 1.2) +
    line('M6 30v10M25 34v6', SHADE, 2),
  dish:
    shape('M6 6a20 20 0 0 0 26 24z', STEEL) +
    line('M18 18 30 6', WHITE, 2) +
    disc(31, 5, 3, FIRE) +
    shape('M16 28 10 40h16l-6-10z', SHADE),
  drill:
    line('M8 40 18 4h4l10 36M11 30h18M14 18h12', STEEL, 2.6) +
    line('M20 4v32', SHADE, 2.4) +
    shape('M15 34h10l-5 6z', GOLD),
  pit:
    shape('M0 40 12 20h16l12 20z', ROCK) +
    shape('M11 40V30q9-10 18 0v10z', INK) +
    line('M11 40V30q9-10 18 0v10', BARK, 3) +
    line('M14 40 18 34M26 40 22 34', STEEL, 1.6),
  terraces:
    shape('M0 40V18h40v22z', STONE) +
    shape('M4 40 8 24h24l4 16z', ROCK) +
    shape('M10 40 13 30h14l3 10z', INK) +
    box(30, 12, 8, 6, GOLD) +
    line('M30 12l-8-6', STEEL, 2),
  rover:
    box(6, 20, 24, 11, STEEL, 4) +
    box(20, 15, 12, 9, GLASS, 3) +
    disc(11, 34, 6, INK) +
    disc(28, 34, 6, INK) +
    disc(11, 34, 2.4, STEEL) +
    disc(28, 34, 2.4, STEEL) +
    line('M10 20v-9l5-3', SHADE, 2),
  train:
    shape('M0 22h30q8 2 10 12H0z', WHITE) +
    box(3, 25, 6, 5, GLASS) +
    box(12, 25, 6, 5, GLASS) +
    box(21, 25, 7, 5, GLASS) +
    line('M0 36h40M2 40h3M10 40h3M18 40h3M26 40h3M34 40h3', SHADE, 2),
  robot:
    box(11, 12, 18, 14, STEEL, 3) +
    box(14, 27, 12, 9, SHADE, 2) +
    disc(16, 19, 2.6, WATER) +
    disc(24, 19, 2.6, WATER) +
    line('M20 12V6M11 29l-6 5M29 29l6 5M16 36v4M24 36v4', STEEL, 2.4) +
    disc(20, 5, 2, FIRE),
  flask:
    shape('M16 4h8v12l11 20a3 3 0 0 1-3 4H8a3 3 0 0 1-3-4l11-20z', '#e8f4f8') +
    shape('m11 27-6 9a3 3 0 0 0 3 4h24a3 3 0 0 0 3-4l-6-9z', VIOLET) +
    disc(17, 33, 2, WHITE) +
    disc(24, 30, 1.5, WHITE),
  vials:
    box(5, 10, 7, 26, '#e8f4f8', 3) +
    box(17, 10, 7, 26, '#e8f4f8', 3) +
    box(29, 10, 7, 26, '#e8f4f8', 3) +
    box(5, 24, 7, 12, LEAF, 3) +
    box(17, 18, 7, 18, FIRE, 3) +
    box(29, 28, 7, 8, WATER, 3) +
    line('M1 20h38', BARK, 2.6),
  atom:
    '<g transform="translate(20 20)">' +
    line('M-18 0a18 7 0 1 0 36 0a18 7 0 1 0-36 0', GLASS, 2) +
    '<g transform="rotate(60)">' +
    line('M-18 0a18 7 0 1 0 36 0a18 7 0 1 0-36 0', GLASS, 2) +
    '</g><g transform="rotate(-60)">' +
    line('M-18 0a18 7 0 1 0 36 0a18 7 0 1 0-36 0', GLASS, 2) +
    `</g>${disc(0, 0, 3.6, FIRE)}</g>`,
  chip:
    box(8, 10, 24, 24, '#27483a', 3) +
    box(14, 16, 12, 12, GOLD, 2) +
    line(
      'M13 10V4M20 10V4M27 10V4M13 34v6M20 34v6M27 34v6M8 16H2M8 23H2M8 29H2M32 16h6M32 23h6M32 29h6',
      STEEL,
      1.8,
    ),
  telescope:
    shape('M6 22 30 8l5 8-24 14z', WHITE) +
    shape('m30 8 4-2 5 8-4 2z', GLASS) +
    line('M18 26 12 40M20 25l8 15', SHADE, 2.6),
  papers:
    box(6, 10, 20, 27, WHITE, 1) +
    box(14, 4, 20, 30, '#fffdf6', 1) +
    line('M18 11h12M18 16h12M18 21h9M18 26h11', SHADE, 1.6),
  books:
    box(6, 12, 7, 28, '#a8442f') +
    box(13, 8, 6, 32, GOLD) +
    box(19, 14, 7, 26, '#3b6f9e') +
    shape('M27 14l6-2 6 26-6 2z', FOREST) +
    line('M8 18h3M15 14h2M21 20h3', WHITE, 1.6),
  coin: `<g transform="translate(4 14) scale(1.3)">${COIN}</g>`,
  coins: `<g transform="translate(0 18)">${COIN}</g><g transform="translate(20 20)">${COIN}</g><g transform="translate(10 4)">${COIN}</g>`,
  screen:
    box(2, 6, 36, 24, INK, 3) +
    box(5, 9, 30, 18, GLASS, 2) +
    shape('M16 12v12l10-6z', FIRE) +
    line('M20 30v6M12 38h16', SHADE, 2.6),
  contract:
    box(8, 4, 24, 34, '#fff6df', 2) +
    line('M13 11h14M13 16h14M13 21h9', SHADE, 1.6) +
    disc(25, 30, 5, FIRE) +
    line('M23 34v6M27 34v6', FIRE, 2) +
    line('M12 31q4-5 6 0t5-1', INK, 1.4),
  chart:
    line('M4 4v34h34', SHADE, 2.4) + line('M6 32l9-9 7 5 14-20', FIRE, 3) + shape('M38 4 29 7l6 6z', FIRE),
  gear:
    '<g transform="translate(20 20)">' +
    disc(0, 0, 12, SHADE) +
    [0, 45, 90, 135]
      .map((turn) => `<g transform="rotate(${turn})">${box(-3, -17, 6, 34, SHADE, 1)}</g>`)
      .join('') +
    disc(0, 0, 5, INK) +
    '</g>',
  pump:
    box(6, 30, 28, 10, SHADE, 2) +
    line('M12 30 20 8l8 22', STEEL, 2.6) +
    line('M6 12 34 4', WHITE, 3) +
    line('M33 5v20', STEEL, 2) +
    disc(20, 8, 2.6, FIRE),
  dam:
    shape('M2 12h36l-5 28H7z', STEEL) +
    line('M9 12v28M16 12v28M24 12v28M31 12v28', SHADE, 1.4) +
    box(0, 14, 40, 3, WHITE) +
    shape('M14 26h12v14H14z', WATER),
  cable:
    line('M20 0v34', WHITE, 2) +
    line('M17 0v34M23 0v34', SHADE, 0.8) +
    box(14, 12, 12, 10, STEEL, 3) +
    shape('M6 40l8-8h12l8 8z', SHADE),
  coil:
    line('M10 36V16M30 36V16', SHADE, 4) +
    line('M6 16h28M6 20h28M6 24h28M6 28h28M6 32h28', FIRE, 2.2) +
    shape('M4 36h32v4H4z', ROCK),
  field:
    line(
      'M20 36C0 30 0 6 20 6M20 36c20-6 20-30 0-30M20 36C12 28 12 12 20 6M20 36c8-8 8-24 0-30',
      VIOLET,
      1.8,
    ) + disc(20, 36, 4, STEEL),
  greenhouse:
    shape('M2 40V22L20 8l18 14v18z', '#cfeee0') +
    line('M2 22h36M20 8v32M11 15v25M29 15v25', WHITE, 1.4) +
    disc(11, 36, 5, LEAF) +
    disc(29, 36, 5, FOREST) +
    disc(20, 35, 5, LEAF),
  crane:
    line('M12 40V6h24M12 6 6 14M12 12l20-6', GOLD, 2.6) +
    line('M32 6v14', INK, 1.4) +
    box(27, 20, 10, 8, STEEL),
  furnace:
    box(6, 14, 28, 26, ROCK, 3) +
    shape('M12 40V30a8 8 0 0 1 16 0v10z', FIRE) +
    shape('M16 40v-6q4-9 8 0v6z', GOLD) +
    box(24, 2, 7, 12, SHADE),
  tanks:
    box(2, 16, 15, 24, STEEL, 7) +
    box(21, 10, 17, 30, WHITE, 8) +
    line('M2 28h15M21 24h17', SHADE, 2) +
    line('M17 34h4', INK, 2),
  shield:
    shape('M20 2 36 8c0 16-5 26-16 32C9 34 4 24 4 8z', '#4c76a8') +
    shape('M20 2v38C9 34 4 24 4 8z', '#7ba4d4') +
    line('M12 20l6 6 11-13', WHITE, 3),
  pylon:
    line('M14 40 20 4l6 36M16 28h8M17 20h6M8 12h24M10 18h20', STEEL, 2) +
    line('M0 16q5 2 8-4M40 16q-5 2-8-4', GOLD, 1.4),
  bolt: shape('M24 0 6 23h11l-4 17 20-25H22z', GOLD),
  fire:
    shape('M20 2c3 10 13 13 13 24a13 14 0 0 1-26 0c0-6 3-9 6-12 1 4 3 6 5 6-3-7 0-13 2-18z', FIRE) +
    shape('M20 20c2 5 6 7 6 12a6 7 0 0 1-12 0c0-4 4-6 6-12z', GOLD),
  blast:
    shape('m20 2 4 10 10-6-4 11 10 3-10 4 5 11-11-5-4 10-4-10-11 5 5-11-10-4 10-3L6 6l10 6z', FIRE) +
    disc(20, 21, 7, GOLD),
  gate:
    box(4, 12, 6, 28, SHADE) +
    box(30, 12, 6, 28, SHADE) +
    box(10, 20, 20, 4, FIRE) +
    line('M13 20l4 4M20 20l4 4', WHITE, 2) +
    shape('M2 12 20 2l18 10z', STEEL),
  fence: line('M4 40V16M14 40V16M24 40V16M34 40V16M0 22h40M0 32h40', BARK, 2.6),
  tent: shape('M2 40 20 12l18 28z', '#d7b98a') + shape('M20 12v28h9z', BARK) + line('M20 12V6', SHADE, 2),
  hut: shape('M4 40V24h32v16z', STEEL) + shape('M0 25 20 10l20 15z', '#a8442f') + box(16, 30, 8, 10, INK),
  columns:
    shape('M2 14 20 3l18 11z', WHITE) +
    line('M7 18v18M16 18v18M24 18v18M33 18v18', WHITE, 4) +
    box(2, 36, 36, 4, STEEL),
  umbrella:
    shape('M2 20a18 16 0 0 1 36 0z', FIRE) + shape('M14 20q6-18 12 0z', WHITE) + line('M20 20v20', BARK, 2.4),
  bed:
    box(4, 10, 32, 22, STEEL, 10) +
    box(8, 14, 24, 13, GLASS, 6) +
    disc(15, 20, 4, '#e8b48c') +
    line('M20 21h10', WHITE, 4) +
    line('M8 40v-8M32 40v-8', SHADE, 3),
  cross: box(4, 8, 32, 32, WHITE, 3) + box(16, 13, 8, 22, '#d6453d') + box(9, 20, 22, 8, '#d6453d'),
  flag: line('M10 40V4', SHADE, 2.6) + shape('M11 5q8-4 13 0t12 0v15q-7 4-12 0t-13 0z', FIRE),
  crate: box(4, 14, 32, 26, BARK) + line('M4 14l32 26M36 14 4 40M4 14h32v26H4z', GOLD, 2),
  lens:
    disc(20, 20, 9, GLASS, 18) +
    line('M20 2a9 18 0 0 1 0 36a9 18 0 0 1 0-36', SHADE, 2) +
    line('M0 12l18 8L0 28', GOLD, 1.6),
  lamp: shape('M12 14h16l4 18H8z', GOLD) + disc(20, 24, 5, WHITE) + line('M20 14V4M14 36h12', SHADE, 2.4),
  mask:
    shape('M6 10q14-8 28 0v12q-4 14-14 16Q10 36 6 22z', SHADE) +
    disc(13, 17, 4, GLASS) +
    disc(27, 17, 4, GLASS) +
    disc(20, 29, 5, INK) +
    line('M17 29h6', STEEL, 1.6),
  barrel: box(9, 8, 22, 32, GOLD, 4) + line('M9 16h22M9 32h22', INK, 2) + shape('m20 19 5 8H15z', INK),
  bulb:
    disc(20, 15, 12, '#fbe9a6') + box(15, 27, 10, 9, SHADE, 2) + line('M16 15l4 5 4-5M20 20v7', FIRE, 1.8),
  spanner: shape(
    'M6 4 14 12l-2 4-4 1L1 10q-2 9 6 11 3 1 6 0l15 17q5 4 8-1 2-3-1-5L18 17q3-9-4-13-4-2-8 0z',
    STEEL,
  ),
};

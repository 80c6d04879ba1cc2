import { describe, expect, it } from 'vitest';
import { titleLines } from '../../src/games/mission-red-planet/map/labels';
import { craters, stars } from '../../src/games/mission-red-planet/map/relief';
import { CRATER, CRATER_RADIUS, RADIUS } from '../../src/games/mission-red-planet/map/geometry';
import { atlas, type ZoneFace } from '../../src/games/mission-red-planet/map/slots';

const NAMES = ['VB', 'TS', 'MT', 'AU', 'HE', 'MS', 'SS', 'SM', 'VM', 'PH'];

/** The usual map as the server tells it, read off the drawing. */
function usual(): Record<string, ZoneFace> {
  const kinds = [...Array(7).fill('outer'), 'inner', 'inner', 'moon'];
  const edges =
    'VB-TS TS-MT MT-AU AU-HE HE-MS MS-SS SS-VB SM-VB SM-TS SM-MT SM-AU VM-VB VM-SS VM-MS VM-HE SM-VM';
  const faces = Object.fromEntries(
    NAMES.map((name, place): [string, ZoneFace] => [name, { kind: kinds[place], touches: [] }]),
  );
  for (const edge of edges.split(' ')) {
    const [one = '', other = ''] = edge.split('-');
    faces[one]?.touches.push(other);
    faces[other]?.touches.push(one);
  }
  return faces;
}

/** Takes a border away, or adds one. */
function change(faces: Record<string, ZoneFace>, one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const face = faces[from];
    if (!face) continue;
    face.touches = face.touches.includes(to)
      ? face.touches.filter((name) => name !== to)
      : [...face.touches, to];
  }
}

describe('the map of a table', () => {
  it('needs neither ridges nor ways for the usual borders', () => {
    for (const faces of [{}, usual()]) {
      const map = atlas(NAMES, faces);
      expect(map.slots.map((slot) => slot.name)).toEqual(NAMES.slice(0, 9));
      expect([map.moon, map.open.length, map.ridges, map.ways]).toEqual(['PH', 16, [], []]);
    }
  });

  it('draws a ridge where zones of an owner do not touch', () => {
    const faces = usual();
    change(faces, 'VB', 'TS');
    const map = atlas(NAMES, faces);
    expect([map.open.length, map.ridges.length, map.ways.length]).toEqual([15, 1, 0]);
  });

  it('draws a way between zones of an owner that touch from afar', () => {
    const faces = usual();
    change(faces, 'VB', 'HE');
    const map = atlas(NAMES, faces);
    expect(map.ways).toEqual([[map.slots[0]?.cell.centre, map.slots[4]?.cell.centre]]);
  });

  it('puts zones into cells of their kind, whatever order an owner gives them', () => {
    const names = ['PH', 'SM', 'VM', ...NAMES.slice(0, 7)];
    const map = atlas(names, usual());
    expect(map.moon).toBe('PH');
    expect(map.slots.map((slot) => slot.name)).toEqual(NAMES.slice(0, 9));
  });
});

describe('the ground', () => {
  it('has craters within the disc that leave each other alone', () => {
    const all = craters();
    for (const { at, radius } of all) expect(Math.hypot(...at) + radius).toBeLessThan(RADIUS);
    for (const { at, radius } of all) {
      expect(Math.hypot(at[0] - CRATER[0], at[1] - CRATER[1])).toBeGreaterThan(radius + CRATER_RADIUS);
    }
  });

  it('has a sky full of stars', () => {
    for (const { at } of stars(600, 400)) expect(at[0] <= 600 && at[1] <= 400).toBe(true);
    expect(stars(600, 400).length).toBeGreaterThan(20);
  });
});

describe('the names on the map', () => {
  it('stand on two lines where they are long', () => {
    expect(titleLines('Hellas')).toEqual(['Hellas']);
    expect(titleLines('Valles Marineris')).toEqual(['Valles', 'Marineris']);
    expect(titleLines('Κοιλάδες του Μάρινερ')).toEqual(['Κοιλάδες του', 'Μάρινερ']);
  });
});

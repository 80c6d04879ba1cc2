import { describe, expect, it } from 'vitest';
import { titleLines } from '../../src/games/mission-red-planet/map/labels';
import { craters, stars } from '../../src/games/mission-red-planet/map/relief';
import { RADIUS } from '../../src/games/mission-red-planet/map/geometry';
import { atlas, type ZoneFace } from '../../src/games/mission-red-planet/map/slots';

const NAMES = ['VB', 'TS', 'MT', 'AU', 'HE', 'MS', 'SS', 'SM', 'VM', 'PH'];

/** The usual map as the server tells it, read off the drawing. */
function usual(): Record<string, ZoneFace> {
  const kinds = [...Array(7).fill('outer'), 'inner', 'inner', 'moon'];
  const edges =
    'HE-TS AU-TS AU-VB TS-VB TS-SM TS-VM TS-MT SM-VB SM-VM VM-VB VM-MT VM-SS VM-MS MT-SS SS-MS MS-VB';
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
    expect(map.ways).toEqual([[map.slots[0]?.cell.room.figures, map.slots[4]?.cell.room.figures]]);
  });

  it('has zones that it knows where they lie, whatever order an owner gives them', () => {
    const map = atlas([...NAMES].reverse(), usual());
    expect(map.moon).toBe('PH');
    expect(map.slots.map((slot) => slot.name)).toEqual(NAMES.slice(0, 9));
  });

  it('puts zones of an owner into cells of their kind that are left', () => {
    const faces = usual();
    faces['XX'] = { kind: 'outer', touches: ['TS'] };
    faces['YY'] = { kind: 'inner', touches: [] };
    const names = ['YY', 'XX', ...NAMES.filter((name) => !['HE', 'SM'].includes(name))];
    const map = atlas(names, faces);
    expect(map.slots.map((slot) => slot.name).join(' ')).toBe('VB TS MT AU XX MS SS YY VM');
  });
});

describe('the ground', () => {
  it('has craters within the disc that leave each other alone', () => {
    const all = craters();
    for (const { at, radius } of all) expect(Math.hypot(...at) + radius).toBeLessThan(RADIUS);
    for (const [place, one] of all.entries())
      for (const other of all.slice(place + 1)) {
        const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
        expect(apart).toBeGreaterThan(one.radius + other.radius);
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
    expect(titleLines('Κοιλάδες του Μάρινερ')).toEqual(['Κοιλάδες', 'του Μάρινερ']);
    expect(titleLines('Κόλπος της Τριτωνίδας')).toEqual(['Κόλπος της', 'Τριτωνίδας']);
    expect(titleLines('Mare Serpentis', true)).toEqual(['Mare Serpentis']);
  });
});

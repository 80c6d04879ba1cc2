/** Which zone lies in which cell of the drawing, and how its borders must be drawn. */
import { cells, shared, type Cell, type Point } from './geometry.ts';

/** What the server tells of a zone; without it the map is the usual one. */
export interface ZoneFace {
  kind: string;
  touches: string[];
}

export interface Slot {
  name: string;
  cell: Cell;
}

export interface Atlas {
  slots: Slot[];
  moon: string;
  /** Borders that can be crossed, and those of an owner's map that cannot: ridges. */
  open: string[];
  ridges: string[];
  /** Ways between zones of an owner's map that do not touch on the drawing. */
  ways: [Point, Point][];
}

const drawn = cells();

/** Return the map: zones that the drawing knows lie where they do, those of an owner where there is room. */
export function atlas(names: readonly string[], faces: Record<string, ZoneFace> = {}): Atlas {
  const kindOf = (name: string, place: number): string => faces[name]?.kind ?? drawn[place]?.kind ?? 'moon';
  const named = (kind: string) => names.filter((name, place) => kindOf(name, place) === kind);
  const slots = ['outer', 'inner'].flatMap((kind): Slot[] => {
    const cells = drawn.filter((cell) => cell.kind === kind);
    const known = named(kind).filter((name) => cells.some((cell) => cell.zone === name));
    const others = named(kind).filter((name) => !known.includes(name));
    return cells.map((cell) => ({
      name: known.includes(cell.zone) ? cell.zone : (others.shift() ?? ''),
      cell,
    }));
  });
  const open: string[] = [];
  const ridges: string[] = [];
  const ways: [Point, Point][] = [];
  for (const [place, one] of slots.entries())
    for (const other of slots.slice(place + 1)) {
      const border = shared(one.cell.outline, other.cell.outline);
      const known = faces[one.name];
      const touches = known ? known.touches.includes(other.name) : border.length > 0;
      if (border.length > 0) (touches ? open : ridges).push(line(border));
      else if (touches) ways.push([one.cell.room.figures, other.cell.room.figures]);
    }
  return { slots, moon: named('moon')[0] ?? '', open, ridges, ways };
}

/** The pieces of a border as one path. */
function line(pieces: [Point, Point][]): string {
  return pieces.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
}

function at(point: Point): string {
  return `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
}

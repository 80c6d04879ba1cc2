/** Pictograms that several games show. */
import { DROP, INK, line, path, round, square } from './drawing.ts';

export const WATER = square(
  '#2272ad',
  `${path(DROP, '#d4efff')}${line('M9 14.4a3.2 3.2 0 0 0 2.4 3', '#2272ad', 1.6)}`,
);
export const PAPER = square(
  '#7a6a3a',
  `${path('M6.4 4.4h11.2v15.2l-2.8-1.8-2.8 1.8-2.8-1.8-2.8 1.8z', '#fff7dc')}${line('M9 8.6h6M9 12h6', '#7a6a3a', 1.5)}`,
);
export const ATOM = round(
  '#1f7a74',
  `<g fill="none" stroke="#e6fffb" stroke-width="1.5"><ellipse cx="12" cy="12" rx="8" ry="3.2"/><ellipse cx="12" cy="12" rx="8" ry="3.2" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="8" ry="3.2" transform="rotate(120 12 12)"/></g>`,
);
export const FLAG = round('#8a2f2f', line('M8.6 20V5h8l-2.4 3 2.4 3H8.6', '#ffe9e0', 1.8));
export const PEOPLE = `${path('M8.6 5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM2.4 20c.3-5 2.5-7 6.2-7s5.9 2 6.2 7z', INK)}${path('M16.8 7a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM16 20h5.6c-.2-4-1.8-6-5-6.2z', INK)}`;
export const ARROW = line('M4 12h14M12.6 6.4 18.4 12l-5.8 5.6', INK, 2.2);

/** How pictograms are drawn on a field of 24 by 24, and outlines that several games share. */

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A drawing on a disc, and on a tile with round corners. */
export const round = (fill: string, drawn: string): string =>
  `<circle cx="12" cy="12" r="11" fill="${fill}"/>${drawn}`;
export const square = (fill: string, drawn: string): string =>
  `<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4.5" fill="${fill}"/>${drawn}`;
export const INK = 'currentColor';

export const BOLT = 'M13.6 3.4 6.6 13.2h4.5l-1.3 7.4 7.6-10.6h-4.9z';
export const DROP = 'M12 3.2c3.6 4.5 6 7.4 6 10.8a6 6 0 0 1-12 0c0-3.4 2.4-6.3 6-10.8z';
export const ROCK = 'M4 16.5 6.4 8.6l5.2-3.4 5.6 2 3 6.4-3.6 5.6-8.4.6z';
export const PERSON =
  'M12 3a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 0 1 12 3zM4.6 21c.4-6 3-8.6 7.4-8.6s7 2.6 7.4 8.6z';

/** Colours that have a token of their own; the others are drawn in the ink of the page. */
const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'violet', 'purple', 'grey', 'black'] as const;

/** Shapes on a grid of 20, one for each colour: whoever sees no colours sees these. */
const SHAPES: Record<(typeof COLOURS)[number], string> = {
  red: 'M10 2l8.5 15.5h-17z',
  blue: 'M10 1.5a8.5 8.5 0 1 0 .01 0z',
  green: 'M2.5 2.5h15v15h-15z',
  yellow: 'M10 1l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L10 15l-5.6 3 1.2-6.2L1 7.5l6.3-.8z',
  orange: 'M10 .8L19.2 10 10 19.2.8 10z',
  violet: 'M10 1l8 4.5v9L10 19l-8-4.5v-9z',
  purple: 'M10 18.5L1.2 2.5h17.6z',
  grey: 'M7 1.5h6V7h5.5v6H13v5.5H7V13H1.5V7H7z',
  black: 'M10 1l9 6.5-3.4 10.8H4.4L1 7.5z',
};

const isKnown = (colour: string): colour is (typeof COLOURS)[number] =>
  (COLOURS as readonly string[]).includes(colour);

/** Returns the shape of a seat as the path of an SVG on a grid of 20. */
export function seatShape(colour: string): string {
  return isKnown(colour) ? SHAPES[colour] : 'M10 2a8 8 0 1 0 .01 0zM10 6a4 4 0 1 1-.01 0z';
}

/** Returns the colour of a seat as a value of CSS. */
export function seatColour(colour: string): string {
  return isKnown(colour) ? `var(--seat-${colour})` : 'var(--ink)';
}

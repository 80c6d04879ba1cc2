/** Numbers and their units stay on one line. */

const NO_BREAK = '\u00A0';
const BEFORE_UNIT = /(?<=\d) (?=%|°C|M€)/g;

/** Returns a sentence that does not break between a number and its unit. */
export const unbroken = (text: string): string => text.replace(BEFORE_UNIT, NO_BREAK);

/** Numbers as people write them: with a minus, not with a hyphen. */

export const MINUS = '−';

/** A hyphen before a digit is a minus, unless it joins two words or numbers. */
const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

/** Returns a sentence whose negative numbers have a real minus. */
export const typeset = (text: string): string => text.replace(HYPHEN, MINUS);

/** A number, and a number with its sign. */
export const shown = (count: number): string => (count < 0 ? `${MINUS}${-count}` : String(count));
export const signed = (count: number): string => (count < 0 ? shown(count) : `+${count}`);

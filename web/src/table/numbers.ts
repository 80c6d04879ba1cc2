/** What typing one more digit leads to: an answer, a longer number, or nothing. */
export interface Typed {
  /** The digits that wait for more. */
  digits: string;
  /** The place of the answer that is meant, from 0. */
  place: number | null;
}

/** Reads numbers from 1 to `count` digit by digit; a number is taken as soon as it can get no longer. */
export function typed(digits: string, digit: string, count: number): Typed {
  for (const said of [digits + digit, digit]) {
    const number = Number(said);
    if (number < 1 || number > count) continue;
    if (number * 10 > count) return { digits: '', place: number - 1 };
    return { digits: said, place: null };
  }
  return { digits: '', place: null };
}

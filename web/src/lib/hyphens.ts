/** Where long Greek words may break: browsers know it of our other languages. */

const SOFT_HYPHEN = '\u00AD';
const VOWELS = 'αεηιουωάέήίόύώϊϋΐΰ';
const CONSONANTS = 'βγδζθκλμνξπρστφχψ';
const LONG = /\p{Script=Greek}{10,}/gu;
// A single consonant belongs to the vowel after it; other syllables are left whole.
const SYLLABLE = new RegExp(`(?<=[${VOWELS}])(?=[${CONSONANTS}][${VOWELS}])`, 'giu');
// So many letters stay together at both ends.
const LEAST = 3;

/** Returns a name whose long words may break at their syllables, with a hyphen. */
export function breakable(name: string, language: string): string {
  if (language !== 'el') return name;
  return name.replace(LONG, (word) =>
    word.replace(SYLLABLE, (_, at: number) => (at >= LEAST && word.length - at >= LEAST ? SOFT_HYPHEN : '')),
  );
}

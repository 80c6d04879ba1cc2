/** Where long words may break; not every browser knows it of every language. */

const SOFT_HYPHEN = '\u00AD';
const LONG = /\p{Letter}{10,}/gu;
// So many letters stay together at both ends.
const LEAST = 3;

/** Syllables between vowels: a single consonant belongs to the vowel after it, others are left whole. */
const syllables = (vowels: string, consonants: string): RegExp =>
  new RegExp(`(?<=[${vowels}])(?=[${consonants}][${vowels}])`, 'giu');

const BREAKS: Record<string, RegExp> = {
  // German words are put together: where that is seen, they come apart.
  de: /(?<=(?:ung|heit|keit|schaft|tion|tät)s)(?=\p{Letter})/giu,
  el: syllables('αεηιουωάέήίόύώϊϋΐΰ', 'βγδζθκλμνξπρστφχψ'),
  pl: syllables('aeiouyąęó', 'bcćdfghjklłmnńprsśtwzźż'),
};

/** Returns a name whose long words may break at their syllables, with a hyphen. */
export function breakable(name: string, language: string): string {
  const breaks = BREAKS[language];
  if (!breaks) return name;
  return name.replace(LONG, (word) =>
    word.replace(breaks, (_, at: number) => (at >= LEAST && word.length - at >= LEAST ? SOFT_HYPHEN : '')),
  );
}

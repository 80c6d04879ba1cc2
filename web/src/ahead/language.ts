/** What a reader has chosen for this browser is kept under this name. */
export const STORED = 'areopolis.settings';

export const LANGUAGES = ['en', 'pl', 'de', 'el'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the browser if we speak it, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

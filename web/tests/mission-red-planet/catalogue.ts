import { readFileSync } from 'node:fs';

/** Return the name of a zone in a language, from the game's own words. */
export function nameOf(zone: string, language: string): string {
  const file = `../../../src/areopolis/games/mission_red_planet/locale/${language}.po`;
  const words = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found = new RegExp(`msgid "zone\\.${zone}"\\nmsgstr "(.+)"`).exec(words);
  return found?.[1] as string;
}

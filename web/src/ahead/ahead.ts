/**
 * Asks for what a table will need while the client is still loading; it needs no other file itself.
 *
 * The page names the files of the table and of each drawn game; see `ahead.ts` beside the build.
 */
import { LANGUAGES, preferredLanguage, STORED, type Language } from './language.ts';

/** What the server has answered. */
export interface Told {
  ok: boolean;
  status: number;
  text: string;
}

/** What is on its way, by its address. */
const sent = new Map<string, Promise<Told>>();

/** Returns the answer to a request that was sent ahead, once: whoever asks again asks anew. */
export function answerTo(address: string): Promise<Told> | undefined {
  const answer = sent.get(address);
  sent.delete(address);
  return answer;
}

function ask(path: string, query: string): Promise<Told> {
  const address = `/api${path}?${query}`;
  const told = fetch(address, { credentials: 'same-origin' }).then(async (answer) => ({
    ok: answer.ok,
    status: answer.status,
    text: await answer.text(),
  }));
  // Whoever takes it is told what went wrong.
  told.catch(() => undefined);
  sent.set(address, told);
  return told;
}

/** Loads files that the client will import. */
function fetchFiles(name: string): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  for (const href of named.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    if (href.endsWith('.css')) [link.rel, link.as] = ['preload', 'style'];
    else link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Asks for a table as its reader sees it, and then for what is said and drawn in its game. */
async function lookAt(table: string): Promise<void> {
  const kept = readKept();
  const chosen = LANGUAGES.find((language) => language === kept.language);
  const lang = `lang=${chosen ?? preferredLanguage(navigator.languages)}`;
  const sheet = ask(`/tables/${table}/sheet`, `${lang}&own=true`);
  void ask('/words', lang);
  fetchFiles('files-table');
  const { ok, text } = await sheet;
  if (!ok) return;
  const { game, rules } = (JSON.parse(text) as { table: { game: string; rules: string } }).table;
  const told = rules ? `&${new URLSearchParams({ rules }).toString()}` : '';
  void ask(`/games/${game}/words`, `${lang}${told}`);
  if (!kept.plain?.includes(game)) fetchFiles(`files-${game}`);
}

function readKept(): { language?: Language; plain?: string[] } {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as { language?: Language; plain?: string[] };
  } catch {
    return {};
  }
}

const table = /^\/table\/([a-z0-9]+)$/.exec(location.pathname)?.[1];
// What is wrong is said when the client asks.
if (table) lookAt(table).catch(() => undefined);

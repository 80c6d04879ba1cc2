import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What asks for a table before the client is there. */
export const AHEAD = 'src/ahead/ahead.ts';
const TABLE = 'src/table/TablePage.svelte';
const GAME = /src\/games\/([^/]+)\/index\.ts$/;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Names in the page what its first script asks for ahead: the files of the table and of each game. */
export function ahead(): Plugin {
  return {
    name: 'areopolis-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const of = (path: string): Chunk | undefined =>
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        const known = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((found) => found[1] ?? '');
        const table = [...filesOf(of(TABLE), bundle)].filter((file) => !known.includes(file));
        const games = chunks.flatMap((chunk) => {
          const game = GAME.exec(chunk.facadeModuleId ?? '')?.[1];
          const files = [...filesOf(chunk, bundle)].filter((file) => ![...known, ...table].includes(file));
          return game ? [named(`files-${game}`, files)] : [];
        });
        const src = `/${of(AHEAD)?.fileName}`;
        return [
          named('files-table', table),
          ...games,
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src } },
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}

const named = (name: string, files: string[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: files.map((file) => `/${file}`).join(' ') },
});

/** Returns a chunk with all that it imports at once, styles included. */
function filesOf(chunk: Chunk | undefined, bundle: Bundle, found = new Set<string>()): Set<string> {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) filesOf(bundle[name] as Chunk | undefined, bundle, found);
  return found;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const SOURCE = 'worker/sw.js';
// What does not change its name with its content: the page itself, and what it names.
const FIXED = ['/', '/icon.svg', '/manifest.webmanifest'];
const KEPT = /\.(js|css|svg)$/;

/** Writes the service worker with the list of the files that were built. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'areopolis-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => KEPT.test(name));
      const page = bundle['index.html'];
      const files = [...FIXED, ...built.map((name) => `/${name}`).sort()];
      const hash = createHash('sha256').update(files.join());
      if (page?.type === 'asset') hash.update(page.source);
      const source = readFileSync(join(root, SOURCE), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
// Below this a smaller file does not travel faster.
const LEAST = 512;

/** Lays a .br and a .gz beside every text of the built client, so that the server only picks one. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'areopolis-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!TEXTS.test(name) || !statSync(path).isFile()) continue;
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

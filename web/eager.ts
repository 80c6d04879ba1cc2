import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Asks Chromium to compile whole files beside the page that loads them.
 *
 * Nearly all of a file is needed for the first view; else its functions are compiled one by one while
 * the page is made. To other browsers it is a comment. It has to be the first line, so it is written last.
 */
export function eager(): Plugin {
  return {
    name: 'areopolis-eager',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const { type, fileName } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        const path = join(dir, fileName);
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
      }
    },
  };
}

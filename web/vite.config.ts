import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { ahead, AHEAD } from './ahead.ts';
import { compressed } from './compressed.ts';
import { eager } from './eager.ts';
import { serviceWorker } from './worker.ts';

// Where `areopolis serve` listens while the client is worked on.
const SERVER = process.env.AREOPOLIS_SERVER ?? 'http://127.0.0.1:8000';

// Parts of pages that only one page has come with it.
const PARTS =
  'pages/(parts/(?!Me|Invited|GameCard|OptionsForm|Upload|ClockForm|Greeting|RenameDialog|push)|rules/chapters)';
const SHARED = new RegExp(`src/(ui|lib|table/early|games/(index|catalogues)|${PARTS})|node_modules/svelte`);

export default defineConfig({
  plugins: [svelte(), ahead(), eager(), serviceWorker(), compressed()],
  build: {
    outDir: process.env.AREOPOLIS_CLIENT ?? '../src/areopolis/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server forbids what is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', AHEAD],
      output: {
        // What nearly every page needs comes in one file, what a table needs in another: thirty small ones take longer.
        codeSplitting: {
          groups: [
            { name: 'ahead', test: /src\/ahead\//, priority: 2 },
            { name: 'shared', test: SHARED, priority: 1 },
            { name: 'table', test: /src\/table\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});

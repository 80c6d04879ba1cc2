import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { ahead, AHEAD } from './ahead.ts';
import { compressed } from './compressed.ts';
import { eager } from './eager.ts';
import { serviceWorker } from './worker.ts';

// Where `areopolis serve` listens while the client is worked on.
const SERVER = process.env.AREOPOLIS_SERVER ?? 'http://127.0.0.1:8000';

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
        // What nearly every page needs comes in one file, and what all boards need: thirty small ones take longer.
        codeSplitting: {
          groups: [
            { name: 'ahead', test: /src\/ahead\//, priority: 2 },
            {
              name: 'shared',
              test: /src\/(ui|lib|pages\/parts|games\/catalogues|pages\/rules\/chapters)|node_modules/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'board', test: /src\/table\/(bringing|following|motion|room|thing)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});

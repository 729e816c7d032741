import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longFilesFirst } from '../scripts/longFilesFirst.ts';

/** Browser tests against a real server with imported data; one server for all of them. */
// eslint-disable-next-line no-restricted-syntax -- vitest reads the default export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['support/globalSetup.ts'],
    // The longest takes 40 s next to three others.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as an action may take (support/browser.ts).
    expect: { poll: { timeout: 15_000 } },
    // Two more than cores: a browser test waits for a part of its time.
    maxWorkers: 4,
    sequence: {
      sequencer: longFilesFirst([
        '/viewer.test',
        '/access.test',
        '/genes.test',
        '/withoutWebgl.test',
        '/offline.test',
        '/console.test',
      ]),
    },
    // The files that a process runs share its browser (support/browser.ts).
    isolate: false,
  },
});

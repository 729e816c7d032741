import { defineConfig } from 'vitest/config';
import { longFilesFirst } from './scripts/longFilesFirst.ts';

/**
 * Tests whose files share a process, which loads the modules once, as a server does: loading them for each file takes longer
 * than the tests. What a test changes in its process (environment, clock, globals) it restores.
 */
const shared = [
  'packages/{core,contract,figures,recipes,store,server,client}/test/**/*.test.{ts,tsx}',
  // The other folders hold what a page keeps: stores, drafts, the state of its connection.
  'packages/web/test/{app,ui,features/!(query)}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as a server may take for anything; a reading that comes true ends at once.
    expect: { poll: { timeout: 15_000 } },
    // One more than cores: some tests wait, for a process, a database or a limit of time.
    maxWorkers: 3,
    sequence: {
      sequencer: longFilesFirst([
        'server/test/durability.test',
        'server/test/hostile.test',
        'server/test/previousReleases.test',
        'server/test/cli/kill.test',
        'server/test/restoreDrill.test',
        'store/test/demo/counts.test',
        'store/test/export/identity.test',
      ]),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          isolate: false,
          globalSetup: ['packages/server/test/bundle.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
          exclude: shared,
        },
      },
    ],
  },
});

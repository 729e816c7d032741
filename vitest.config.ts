import { defineConfig } from 'vitest/config';

/** Tests of modules that keep no state, or none that another file could notice: they share a process, which loads them once. */
const stateless = [
  'packages/{core,contract,figures,recipes}/test/**/*.test.{ts,tsx}',
  // The other folders hold what a page keeps: stores, drafts, the state of its connection.
  'packages/web/test/{app,ui,features/!(query)}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as a server may take for anything; a reading that comes true ends at once.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'stateless', include: stateless, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
          exclude: stateless,
          globalSetup: ['packages/server/test/bundle.mjs'],
        },
      },
    ],
  },
});

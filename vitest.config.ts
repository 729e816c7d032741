import { defineConfig } from 'vitest/config';

/** Packages whose modules keep no state: their tests share a process, which loads the sources once. */
const stateless = ['core', 'contract', 'figures', 'recipes'].map(
  (name) => `packages/${name}/test/**/*.test.{ts,tsx}`,
);

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

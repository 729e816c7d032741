import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of core alone, on the mutated sources: for `npm run mutants`. */
export default defineConfig({
  // The workspace's link to core leads out of the sandbox, to the sources as they are.
  resolve: {
    alias: { '@trellis/core': fileURLToPath(new URL('./packages/core/src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['packages/core/test/**/*.test.ts'],
    setupFiles: ['packages/core/test/shortProperties.ts'],
    isolate: false,
    retry: 0,
    testTimeout: 60_000,
  },
});

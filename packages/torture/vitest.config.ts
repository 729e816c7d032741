import { defineConfig } from 'vitest/config';

/** Tests on chance that take minutes: `npm run torture -- kills`. */
export default defineConfig({
  test: {
    include: ['packages/torture/long/**/*.test.ts'],
    globalSetup: ['packages/server/test/bundle.mjs'],
    testTimeout: 600_000,
    maxWorkers: 2,
  },
});

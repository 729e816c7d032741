import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const project = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`packages/torture/${folder}/**/*.test.ts`] },
});

/** Tests that take minutes: on chance (`npm run torture -- kills`), and on real files (`npm run torture -- sources FOLDER`). */
export default defineConfig({
  test: {
    globalSetup: [fileURLToPath(new URL('../server/test/bundle.mjs', import.meta.url))],
    testTimeout: 600_000,
    maxWorkers: 2,
    projects: [project('kills', 'long'), project('sources', 'sources')],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take seconds: they run last, since the first failure is enough to detect a mutant. */
const slow = ['.property', 'loopNull', 'shuffledPrecisionRecall', 'resolveQuery', 'mergedCells', 'window', 'bitset'];

class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      slow.some((name) => moduleId.endsWith(`${name}.test.ts`)) ? 1 : 0;
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const sources = fileURLToPath(new URL('./packages/core/src/', import.meta.url));

/** The tests of core and of views, on the mutated sources: for `npm run mutants`. */
export default defineConfig({
  // The workspace's link to core leads out of the sandbox, to the sources as they are.
  resolve: {
    alias: [
      { find: /^@trellis\/core$/, replacement: `${sources}index.ts` },
      { find: /^@trellis\/core\/(.*)$/, replacement: `${sources}$1/index.ts` },
    ],
  },
  test: {
    include: ['packages/core/test/**/*.test.ts', 'packages/engine/test/views/**/*.test.ts'],
    setupFiles: ['packages/core/test/shortProperties.ts'],
    sequence: { sequencer: FastFirst },
    isolate: false,
    retry: 0,
    testTimeout: 300_000,
  },
});

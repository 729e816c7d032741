/**
 * Mutation tests of core and of the views: `npm run mutants`. What is left out and why: docs/decisions/0013-mutation-tests.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['packages/core/src/{query,result,views,stats,network}/**/*.ts', 'packages/engine/src/views/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // A constant at the top of a file needs a new process and every test: one in twenty mutants, nearly all of the time.
  ignoreStatic: true,
  concurrency: 2,
  // The first run counts every visit of a line and takes six times as long as the others: half of its time is enough for
  // all tests of a mutant. A mutant that loops for ever costs this time.
  timeoutMS: 15_000,
  timeoutFactor: 0.5,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', 'data', 'dist', 'bench', 'deploy', 'e2e', 'docs/images', 'fixtures/recorded'],
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
};

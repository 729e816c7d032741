import type { TestedChoice } from '../src/views/index.ts';

/** What a test of overlap compares by default, with changes. */
export const testedChoice = (change: Partial<TestedChoice>): TestedChoice => ({
  sets: 'result',
  universe: 'coding',
  population: 27_655,
  selection: { query: false, lists: false },
  ...change,
});

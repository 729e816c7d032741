import { describe, expect, it } from 'vitest';
import { testedSetsText } from '../../src/views/testedSetsWords.ts';
import type { TestedChoice } from '../../src/views/testedSets.ts';

const tested = (change: Partial<TestedChoice>): TestedChoice => ({
  sets: 'result',
  universe: 'coding',
  population: 27_655,
  selection: { query: false, lists: false },
  ...change,
});

describe('testedSetsText', () => {
  it('says which genes of an analysis count, and among how many', () => {
    expect(testedSetsText(tested({}))).toBe(
      'Each analysis counts with its genes in the result, among the 27,655 genes of the background.',
    );
    const selection = { query: true, lists: true };
    expect(testedSetsText(tested({ sets: 'analysis', universe: 'lists', population: 1, selection }))).toBe(
      'Each analysis counts with all genes that pass its own filters, before and, not and targeted_by, among the 1 gene of the target lists.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { selectionWarning, testedSetsText } from '../../src/views/testedSetsWords.ts';
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

describe('selectionWarning', () => {
  it('warns when the query or the target lists have selected what is compared', () => {
    const [byQuery, byLists] = [
      { query: true, lists: false },
      { query: false, lists: true },
    ];
    expect(selectionWarning(tested({}))).toBeUndefined();
    expect(selectionWarning(tested({ selection: byQuery }))).toMatch(/Compare all genes of each analysis instead/);
    expect(selectionWarning(tested({ selection: byQuery, sets: 'analysis' }))).toBeUndefined();
    expect(selectionWarning(tested({ selection: byLists }))).toMatch(/Draw from the target lists instead/);
    expect(selectionWarning(tested({ selection: byLists, universe: 'lists' }))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { testedSetsText } from '../../src/views/testedSetsText.ts';
import { testedChoice as tested } from '../testedChoice.ts';

describe('testedSetsText', () => {
  it('says which genes of an analysis count, and among how many', () => {
    expect(testedSetsText(tested({}), true)).toBe(
      'Each analysis counts with its genes in the result, among the 27,655 genes of the background.',
    );
    expect(testedSetsText(tested({}), false)).toBe(
      'Each analysis counts with its genes in the result, among the 27,655 protein-coding genes.',
    );
    const selection = { query: true, lists: true };
    expect(testedSetsText(tested({ sets: 'analysis', universe: 'lists', population: 1, selection }), true)).toBe(
      'Each analysis counts with all genes that pass its own filters, before and, not and targeted_by, among the 1 gene of the target lists.',
    );
  });
});

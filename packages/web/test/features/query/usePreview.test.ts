import { describe, expect, it } from 'vitest';
import { previewText } from '../../../src/features/query/usePreview.ts';

describe('previewText', () => {
  it('counts what a query would find', () => {
    expect(previewText({ counts: { analyses: 9, tfs: 5, targets: 22_018, edges: 44_180 } })).toBe(
      '9 analyses of 5 TFs, 22,018 target genes',
    );
    expect(previewText({ counts: { analyses: 1, tfs: 1, targets: 1, edges: 1 } })).toBe(
      '1 analysis of 1 TF, 1 target gene',
    );
  });

  it('says why there is nothing', () => {
    expect(previewText({ nothing: 'empty query: no target of A is in the background' })).toBe(
      'No result: no target of A is in the background',
    );
    expect(previewText({ nothing: 'empty query' })).toBe('No result: nothing is left');
    expect(previewText({ nothing: 'Filter TF list required' })).toBe('No result: Filter TF list required');
  });
});

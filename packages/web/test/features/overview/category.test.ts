import { describe, expect, it } from 'vitest';
import { categorySentence, chooseCategory, slicesOf } from '../../../src/features/overview/category.ts';

const summary: Parameters<typeof chooseCategory>[0] = {
  tfs: [['AT1G00010 (ALF)', 3, '#000000']],
  Edge_kind: [['Bound', 2, '#111111']],
  EDGE_TYPE: [
    ['Bound', 2, '#111111'],
    ['Regulated', 1, '#222222'],
  ],
};

describe('the category of the chart', () => {
  it('is the wanted one, else the first that starts with edge, else the first', () => {
    expect(chooseCategory(summary, 'tfs')).toBe('tfs');
    expect(chooseCategory(summary, undefined)).toBe('Edge_kind');
    expect(chooseCategory({ tfs: summary.tfs }, undefined)).toBe('tfs');
  });

  it('falls back when a search has left nothing of the wanted one', () => {
    expect(chooseCategory(summary, 'TISSUE')).toBe('Edge_kind');
    expect(chooseCategory({}, 'TISSUE')).toBeUndefined();
  });

  it('is said in a sentence with its numbers', () => {
    expect(categorySentence(slicesOf(summary, 'EDGE_TYPE'), 'EDGE_TYPE')).toBe('3 analyses by EDGE_TYPE: 2 values');
    expect(categorySentence(slicesOf(summary, 'tfs'), 'tfs')).toBe('3 analyses by TFs: 1 TF');
  });
});

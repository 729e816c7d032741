import type { VersionDifference } from '@trellis/core/versions';
import { describe, expect, it } from 'vitest';
import {
  differenceNote,
  differenceTitle,
  isFound,
  metadataTexts,
} from '../../../src/features/difference/differenceTexts.ts';

const difference: VersionDifference = {
  before: { version: 'a', label: '' },
  after: { version: 'b', label: '' },
  counts: {
    analyses: { added: 1, removed: 0, changed: 1, unchanged: 5 },
    genes: { gained: 1, lost: 1200, kept: 30 },
    edges: { gained: 4, lost: 3, revalued: 2, kept: 1000 },
  },
  analyses: [],
  genes: [],
};
const nothing = { added: 0, removed: 0, changed: 0, unchanged: 7 };

describe('the words of a difference', () => {
  it('are a sentence with counts', () => {
    expect(differenceTitle(difference)).toBe('2 analyses change; 1 target gene gained and 1,200 lost');
    const counts = { ...difference.counts, analyses: nothing, genes: { gained: 0, lost: 0, kept: 30 } };
    expect(differenceTitle({ ...difference, counts })).toBe('Nothing changes in this result');
  });

  it('count analyses, edges and genes below it', () => {
    expect(differenceNote(difference)).toBe(
      'Analyses: 1 added, 0 removed, 1 changed, 5 the same. Edges: 4 gained, 3 lost, 1,000 in both (2 with another fold change or p-value). Target genes in both: 30.',
    );
  });

  it('show metadata before and after', () => {
    const metadata = [{ key: 'TISSUE', before: null, after: 'root' }];
    expect(metadataTexts({ metadata })).toEqual(['TISSUE: none → root']);
  });

  it('find a text without regard to case', () => {
    expect([isFound(' alf', ['x', 'ALF']), isFound('', []), isFound('bet', ['ALF'])]).toEqual([true, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { bitsetOf, fullBitset, openDataset, packDataset } from '../../src/dataset/index.ts';
import { boundSets, countStronger } from '../../src/views/strongerBinding.ts';
import { smallContents } from '../smallContents.ts';

const ids = Array.from({ length: 20 }, (_, i) => `G${String(i).padStart(2, '0')}`);
const genes = (...indices: number[]) => indices.map((i) => ids[i]).join(' ');
/** Binding by six TFs, that of the first in two analyses; G10 has expression only. */
const { analysesByTf, genes: all } = openDataset(
  packDataset(
    smallContents({
      genes: ids.join(' '),
      analyses: [
        { id: 1, tf: 'G00', targets: genes(0, 1, 15) },
        { id: 2, tf: 'G00', targets: genes(1, 2, 3) },
        { id: 3, tf: 'G01', targets: genes(0, 1, 2, 3, 4) },
        { id: 4, tf: 'G02', targets: genes(4, 5, 6, 7, 8, 9) },
        { id: 5, tf: 'G03', targets: genes(10, 11, 12, 13, 14) },
        { id: 6, tf: 'G04', targets: ids.join(' ') },
        { id: 7, tf: 'G05', targets: genes(1, 2, 3, 4, 16) },
        { id: 8, tf: 'G10', targets: { G01: [1, 0.01] } },
      ],
    }),
    'v',
  ),
);
const universe = fullBitset(20);
const regulated = bitsetOf(20, [0, 1, 2, 3, 4, 5, 6, 7]);

/**
 * scipy 1.17, hypergeom(20, |bound|, 8): z = (k - mean) / std is 2.0548 for G00 and G05, 3.0822 for G01, 1.5533 for G02,
 * -2.0548 for G03; all genes, of G04, have no spread and z = 0.
 */
describe('TFs that bind what a TF regulates at least as strongly', () => {
  const sets = boundSets({ analysesByTf, genes: all }, universe);
  const stronger = (tf: number, population = 20) => {
    const bound = sets.get(tf)?.genes ?? bitsetOf(20, []);
    return countStronger(sets, { tf, bound, regulated, population });
  };

  it('are counted among the other TFs with binding targets, equal ones too', () => {
    expect(stronger(0)).toEqual({ stronger: 2, others: 5 });
    expect(stronger(1)).toEqual({ stronger: 0, others: 5 });
    expect(stronger(2)).toEqual({ stronger: 3, others: 5 });
    expect(stronger(4)).toEqual({ stronger: 4, others: 5 });
    expect(stronger(3)).toEqual({ stronger: 5, others: 5 });
  });

  it('bind in any of their analyses, within the genes that could be drawn', () => {
    expect(sets.get(0)?.size).toBe(5);
    const few = boundSets({ analysesByTf, genes: all }, bitsetOf(20, [10, 15]));
    expect([...few].map(([tf, { size }]) => [tf, size])).toEqual([[0, 1], [3, 1], [4, 2]]); // oxfmt-ignore
  });
});

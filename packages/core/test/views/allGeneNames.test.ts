import { describe, expect, it } from 'vitest';
import { geneNames } from '@trellis/core/dataset';
import { listGeneNames } from '@trellis/core/views';

const genes = ['AT1G00010', 'AT1G00020'].map((id, i) => ({
  id,
  name: ['ALF', ''][i],
  fullName: '',
  type: '',
  family: '',
}));

describe('the names of all genes', () => {
  const names = geneNames(genes, [['ALPHA1', 0]]);
  const genePositions = 'gene_id\nAT1G00010\tChr1\nAT1G00020\tChr1';
  const all = listGeneNames({
    genes,
    names,
    analysesByTf: new Map([[1, []]]),
    genePositions,
    coding: Uint32Array.of(1),
  });

  it('are parallel lists', () => {
    expect(all).toEqual({
      ids: ['AT1G00010', 'AT1G00020'],
      symbols: ['ALF', ''],
      aliases: ['ALPHA1'],
      genes: [0],
      tfs: [1],
      positions: 'gene_id\nAT1G00010\tChr1',
    });
  });

  it('find the same genes elsewhere', () => {
    const again = geneNames(
      all.ids.map((id, i) => ({ id, name: all.symbols[i] })),
      all.aliases.map((alias, i) => [alias, all.genes[i]]),
    );
    for (const name of ['alf', 'ALPHA1', 'AT1G00020.1', 'none']) expect(again.find(name)).toEqual(names.find(name));
  });
});

import { describe, expect, it } from 'vitest';
import { geneColumns, layOutGrid } from '../../src/result/index.ts';
import { describeTable } from '../../src/views/index.ts';
import { ask } from '../mini.ts';

describe('the head of the table', () => {
  it('describes the analyses in the order of their columns', () => {
    expect(describeTable(layOutGrid(ask('ALF')))).toEqual([
      {
        label: 'ALF · RNAseq · 1',
        tf: 'ALF',
        edgeType: 'in planta:Regulated',
        method: 'DESeq2, FDR < 0.05',
        edges: 5,
        total: 5,
        perturbation: null,
        perturbed: 'AT1G00010',
        directions: { induced: 3, repressed: 2 },
        kinds: ['Pvalue', 'Log2FC'],
      },
      {
        label: 'ALF · ChIPseq · 2',
        tf: 'ALF',
        edgeType: 'in planta:Bound',
        method: 'MACS2',
        edges: 4,
        total: 4,
        perturbation: null,
        perturbed: null,
        directions: null,
        kinds: ['EDGE'],
      },
    ]);
  });

  it('has as many columns as the grid has after those about the gene', () => {
    const grid = layOutGrid(ask('all_tfs', { edges: ['Predicted'] }));
    const kinds = describeTable(grid).flatMap((analysis) => analysis.kinds);
    expect(kinds).toEqual(grid.columns.slice(geneColumns).map(({ kind }) => kind));
    expect(kinds).toContain('ADD_EDGES');
  });

  it('counts edges before and after target lists', () => {
    const [first] = describeTable(layOutGrid(ask('ALF[id=1]', { targetGenes: { name: 'l', text: 'AT1G00040' } })));
    expect([first.edges, first.total]).toEqual([1, 5]);
  });

  it('has the name that a user gave, and the filter of an analysis that the query mentions twice', () => {
    const twice = describeTable(layOutGrid(ask('ALF[log2fc>0] or ALF[id=1]'))).map(({ label }) => label);
    expect([...twice].sort()).toEqual(['ALF · RNAseq · 1 [id = 1]', 'ALF · RNAseq · 1 [log2fc > 0]']);
  });
});

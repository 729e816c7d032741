import { describe, expect, it } from 'vitest';
import { cellHeader, exportedColumns } from '../../src/views/index.ts';
import { ask, askSmall, geneIndex } from '../mini.ts';

const fixed = ['TF', 'EDGE_TYPE', 'ANALYSIS', 'TARGET', 'ADD_EDGES', 'Log2FC', 'Pvalue', 'FILTER', 'TAG'];

describe('the export of cells', () => {
  it('is headed by fixed columns and the sorted metadata keys of the shown analyses, EDGE_TYPE not again', () => {
    expect(cellHeader(ask('all_dap'))).toEqual([...fixed, 'EXPERIMENT_TYPE', 'TECHNOLOGY']);
    expect(cellHeader(ask('GAM'))).toEqual([
      ...fixed,
      'DATE',
      'EXPERIMENTER',
      'EXPERIMENT_TYPE',
      'TECHNOLOGY',
      'TISSUE',
    ]);
  });

  it('marks metadata keys that are called like a fixed column, so that no two columns have the same heading', () => {
    const metadata = { TAG: 'a', PVALUE: 'b', NOTE: 'c' };
    const result = askSmall({ genes: 'A B', analyses: [{ id: 1, tf: 'A', targets: 'B', metadata }] });
    expect(cellHeader(result)).toEqual([...fixed, 'EXPERIMENT_TYPE', 'NOTE', 'PVALUE (metadata)', 'TAG (metadata)']);
  });

  it('has TF, edge type, analysis, filter, tag and metadata of each analysis in the order of the result', () => {
    const result = ask('ALF[log2fc>0] or ALF[EXPERIMENT_TYPE=Binding]');
    const [bound, changed] = exportedColumns(result);
    expect(bound.before).toEqual(['AT1G00010', 'in planta:Bound', 2]);
    const [first, second] = result.columns;
    expect(first).toBe(bound.column);
    // Keys: ANALYSIS_CUTOFF, ANALYSIS_METHOD, DATE, EXPERIMENTER, EXPERIMENT_TYPE, TECHNOLOGY, TISSUE, TREATMENT.
    expect(bound.after).toEqual([
      first.filter,
      first.tag,
      null,
      'MACS2',
      '2019-01-07',
      'Gardener',
      'Binding',
      'ChIPseq',
      'root',
      null,
    ]);
    expect(first.filter).toContain('Binding');
    expect(changed.before).toEqual(['AT1G00010', 'in planta:Regulated', 1]);
    expect(changed.after.slice(0, 3)).toEqual([second.filter, second.tag, 'FDR < 0.05']);
    expect(changed.after.at(-1)).toBeNull();
  });

  it('has no edge type where the analysis has none', () => {
    const result = ask('GAM');
    const [column] = result.columns;
    const metadata = new Map([...column.analysis.metadata].filter(([key]) => key !== 'EDGE_TYPE'));
    const [exported] = exportedColumns({
      ...result,
      columns: [{ ...column, analysis: { ...column.analysis, metadata } }],
    });
    expect(exported.before[1]).toBeNull();
  });

  it('names the asked additional edges from the TF to a gene', () => {
    const [column] = exportedColumns(ask('ALF', { edges: ['Protein interaction', 'Predicted'] }));
    expect(column.additional?.(geneIndex('020'))).toBe('Protein interaction');
    expect(column.additional?.(geneIndex('040'))).toBe('Predicted');
    expect(column.additional?.(geneIndex('060'))).toBeNull();
    const [both] = exportedColumns(
      askSmall(
        {
          genes: 'T A',
          analyses: [{ id: 1, tf: 'T', targets: 'A' }],
          edges: { one: [['T', 'A']], two: [['T', 'A']] },
        },
        'T',
        { edges: ['two', 'one'] },
      ),
    );
    expect(both.additional?.(1)).toBe('one, two');
    const [unasked] = exportedColumns(ask('ALF'));
    expect(unasked.additional).toBeNull();
  });

  it('marks self edges in a last column where there are any', () => {
    const analyses = [
      { id: 1, tf: 'A', targets: { A: [1, 0.01], B: [2, 0.01] } },
      { id: 2, tf: 'B', targets: 'A B' },
    ] as const;
    expect(cellHeader(askSmall({ genes: 'A B', analyses })).at(-1)).toBe('SELF_EDGE');
    expect(cellHeader(askSmall({ genes: 'A B', analyses: analyses.slice(1) }))).not.toContain('SELF_EDGE');
  });
});

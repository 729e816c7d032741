import { describe, expect, it } from 'vitest';
import { clusterTableColumns, isSameExperimentIn, motifRows } from '../../../src/features/motif/columns.ts';
import { columnsOfClusters, columnsOfSets } from '../../../src/features/motif/tableColumns.tsx';
import { foldCell } from '../../../src/shared/statistics/pAndFold.tsx';
import { manySets } from './manySets.ts';

const motifs = manySets(20);
const shown = {
  motifs,
  sets: [0, 3],
  fields: ['TISSUE'],
  isSameExperiment: () => false,
  onCluster: () => undefined,
  onSet: () => undefined,
};

describe('the table of motif clusters', () => {
  it('has a column per gene set and region', () => {
    const columns = columnsOfClusters(shown);
    expect(columns.map(({ name }) => name).slice(0, 4)).toEqual([
      'Motif cluster',
      'Family',
      'A - TF0 · DAP-seq · 0, Root, promoter (p-value)',
      'A - TF0 · DAP-seq · 0, Root, exon (p-value)',
    ]);
    expect(columns.slice(2).map(({ value }) => value(motifRows(motifs)[1]))).toEqual([null, -10, null, -13]);
  });

  it('marks gene sets of the experiments that the hits come from', () => {
    const source = [['HIT_TYPE', 'DAP event']] as const;
    const set = (TECHNOLOGY: string) => ({ ...motifs.columns[0], TECHNOLOGY });
    expect(['DAPSeq', 'ampDAPSeq', 'ChIPSeq'].map((text) => isSameExperimentIn(source)(set(text)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isSameExperimentIn([['HIT_TYPE', 'sequence match']])(set('DAPSeq'))).toBe(false);
    expect(columnsOfClusters({ ...shown, isSameExperiment: () => true })[2].name).toBe(
      'A - TF0 · DAP-seq · 0, Root, hits from the same experiments, promoter (p-value)',
    );
  });

  it('has a column per cluster where gene sets are rows, with region and fields before', () => {
    const columns = columnsOfSets(shown);
    expect(columns.map(({ id }) => id)).toEqual(['set', 'region', 'field TISSUE', 'cluster_2', 'cluster_10']);
    const row = clusterTableColumns(motifs, { sets: [3] })[1];
    expect(columns.map(({ value }) => value(row))).toEqual([3, 'exon', 'Root', -5, -13]);
    expect(columns[4].show?.(row)).toEqual(foldCell('1.00000e-13, fold 4 (2.67 to 5.48)'));
  });
});

import { describe, expect, it } from 'vitest';
import {
  analysisQuery,
  cellText,
  columnsOf,
  csvRows,
  geneQuery,
  metadataKeys,
  sortAnalyses,
  type OverviewAnalysis,
} from '../../../src/features/overview/columns.ts';

const rows: readonly OverviewAnalysis[] = [
  { id: 7, geneId: 'AT1G00010', geneName: 'ALF', metadata: { TISSUE: 'root' }, emptyKeys: [] },
  { id: 8, geneId: 'odd gene', geneName: '', metadata: { AGE: '9 days' }, emptyKeys: [] },
];

const keys = metadataKeys(rows);

describe('the columns of the analyses', () => {
  it('are id, gene, name, then every key that a row has, not only the first row', () => {
    expect(columnsOf(rows, keys).map(({ name }) => name)).toEqual(['ID', 'Gene ID', 'Gene Name', 'AGE', 'TISSUE']);
  });

  it('are only the chosen ones of the metadata', () => {
    expect(columnsOf(rows, ['TISSUE']).map(({ key }) => key)).toEqual(['id', 'gene_id', 'gene_name', 'TISSUE']);
  });

  it('have no text for a name that every object has', () => {
    expect(cellText(rows[0], 'constructor')).toBe('');
  });

  it('are wider for longer texts, within bounds', () => {
    const wide = columnsOf([{ ...rows[0], metadata: { TISSUE: 'x'.repeat(500) } }], ['TISSUE']);
    expect(wide.at(-1)?.width).toBe(280);
    expect(wide[0].width).toBe(56);
  });

  it('have room for the first digits of a commit, which is whole in the file', () => {
    const commit = '45d7a1be'.repeat(5);
    const one = { ...rows[0], metadata: { SOURCE_COMMIT: commit } };
    const columns = columnsOf([one], ['SOURCE_COMMIT']);
    expect(columns.at(-1)?.width).toBeLessThan(180);
    expect(csvRows([one], columns)[1].at(-1)).toBe(commit);
  });

  it('go into a file with empty cells where an analysis lacks the key', () => {
    expect(csvRows(rows, columnsOf(rows, keys))).toEqual([
      ['ID', 'Gene ID', 'Gene Name', 'AGE', 'TISSUE'],
      [7, 'AT1G00010', 'ALF', '', 'root'],
      [8, 'odd gene', '', '9 days', ''],
    ]);
  });

  it('run queries that name one analysis or its TF, in quotes where the language asks for them', () => {
    expect(rows.map(analysisQuery)).toEqual(['AT1G00010[id=7]', "'odd gene'[id=8]"]);
    expect(rows.map(geneQuery)).toEqual(['AT1G00010', "'odd gene'"]);
  });
});

const analysis = (id: number, age?: string): OverviewAnalysis => ({
  id,
  geneId: 'AT1G00010',
  geneName: 'ALF',
  emptyKeys: [],
  metadata: age === undefined ? {} : { AGE: age },
});
const analyses = [analysis(3, '14 days'), analysis(20), analysis(100, '9 days'), analysis(1, '14 days')];
const ids = (sort: Parameters<typeof sortAnalyses>[1]) => sortAnalyses(analyses, sort).map(({ id }) => id);

describe('the order of the analyses', () => {
  it('compares numbers as numbers, keeps the order of ties, and puts empty cells last in both orders', () => {
    expect(ids({ column: 'id', order: 'asc' })).toEqual([1, 3, 20, 100]);
    expect(ids({ column: 'AGE', order: 'asc' })).toEqual([100, 3, 1, 20]);
    expect(ids({ column: 'AGE', order: 'desc' })).toEqual([3, 1, 100, 20]);
  });

  it('is that of the server without a column', () => {
    expect(ids(undefined)).toEqual([3, 20, 100, 1]);
  });
});

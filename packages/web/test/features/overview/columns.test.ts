import { describe, expect, it } from 'vitest';
import {
  analysisQuery,
  columnsOf,
  csvRows,
  geneQuery,
  type OverviewAnalysis,
} from '../../../src/features/overview/columns.ts';

const rows: readonly OverviewAnalysis[] = [
  { id: 7, geneId: 'AT1G00010', geneName: 'ALF', metadata: { TISSUE: 'root' } },
  { id: 8, geneId: 'odd gene', geneName: '', metadata: { AGE: '9 days' } },
];

describe('the columns of the analyses', () => {
  it('are id, gene, name, then every key that a row has, not only the first row', () => {
    expect(columnsOf(rows).map(({ name }) => name)).toEqual(['ID', 'Gene ID', 'Gene Name', 'AGE', 'TISSUE']);
  });

  it('are wider for longer texts, within bounds', () => {
    const wide = columnsOf([{ ...rows[0], metadata: { TISSUE: 'x'.repeat(500) } }]);
    expect(wide.at(-1)?.width).toBe(280);
    expect(wide[0].width).toBe(56);
  });

  it('go into a file with empty cells where an analysis lacks the key', () => {
    expect(csvRows(rows, columnsOf(rows))).toEqual([
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

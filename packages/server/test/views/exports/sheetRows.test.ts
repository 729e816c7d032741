import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnLetter, readCell } from '@trellis/core/result';
import { propertyRuns } from '../../../../core/test/propertyRuns.ts';
import { gridOf, someDatasets } from '../../../../engine/test/views/someGrids.ts';
import { sheetRows } from '../../../src/views/exports/sheetRows.ts';

/** The cells of a row by their reference. */
function cellsOf(row: string): Record<string, string> {
  const cells = row.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<v>|<is><t>)([^<]*)/g);
  return Object.fromEntries(Array.from(cells, ([, reference, text]) => [reference, text]));
}

it('writes each row as the cells that windows of the table show, each in its column', () => {
  fc.assert(
    fc.property(someDatasets, fc.subarray(['PPI']), (dataset, edges) => {
      const grid = gridOf(dataset, edges);
      const { rows } = grid.result;
      const text = Buffer.concat([...sheetRows(grid, rows, 7)]).toString();
      const shown = Array.from(rows, (gene, i) =>
        Object.fromEntries(
          grid.columns.flatMap((column, index) => {
            const value = readCell(grid, column, gene);
            return value === null || value === '' ? [] : [[`${columnLetter(index)}${7 + i}`, String(value)]];
          }),
        ),
      );
      expect(text.split('</row>').slice(0, -1).map(cellsOf)).toEqual(shown);
    }),
    { numRuns: propertyRuns(200) },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCell } from '@trellis/core/result';
import { propertyRuns } from '../../../../core/test/propertyRuns.ts';
import { ByteWriter } from '../../../src/bytes/byteWriter.ts';
import { rowWriter } from '../../../src/views/result/rowWriter.ts';
import { gridOf, someDatasets } from '../someGrids.ts';

it('writes each row as the cells that windows of the table show', () => {
  fc.assert(
    fc.property(someDatasets, fc.subarray(['PPI']), fc.integer({ min: 100, max: 4000 }), (dataset, edges, size) => {
      const grid = gridOf(dataset, edges);
      const out = new ByteWriter(size);
      const write = rowWriter(grid, out);
      for (const gene of grid.result.rows) {
        write(gene);
        out.ascii('\n');
      }
      const lines = Buffer.concat(out.finish()).toString().trimEnd().split('\n');
      const shown = Array.from(grid.result.rows, (gene) =>
        grid.columns.map((column) => readCell(grid, column, gene)),
      );
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(shown);
    }),
    { numRuns: propertyRuns(200) },
  );
});

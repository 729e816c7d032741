import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDataset, packDataset, type Dataset } from '@trellis/core/dataset';
import { evaluateRequest, readCell } from '@trellis/core/result';
import { propertyRuns } from '../../../../core/test/propertyRuns.ts';
import { smallContents } from '../../../../core/test/smallContents.ts';
import { ByteWriter } from '../../../src/bytes/byteWriter.ts';
import { openResult } from '../../../src/evaluatedResult.ts';
import { rowWriter } from '../../../src/views/result/rowWriter.ts';

const genes = Array.from({ length: 40 }, (_, i) => `G${String(i).padStart(2, '0')}`);
const someGenes = fc.subarray(genes, { minLength: 1 });
const value = fc.constantFrom(NaN, -2.5, 0, 1e-300, 3);
const values = fc.array(fc.tuple(value, value), { minLength: genes.length, maxLength: genes.length });
const binding = someGenes.map((targets) => targets.join(' '));
const expression = fc
  .tuple(someGenes, values)
  .map(([targets, pairs]) => Object.fromEntries(targets.map((gene, i) => [gene, pairs[i]])));

/** Up to 30 analyses, one of which has targets: runs of those without values are longer and shorter than a byte. */
const datasets = fc
  .tuple(binding, fc.array(fc.oneof({ weight: 4, arbitrary: binding }, expression), { maxLength: 29 }))
  .map(([first, others]) =>
    openDataset(
      packDataset(
        smallContents({
          genes: genes.join(' '),
          analyses: [first, ...others].map((targets, i) => ({ id: i + 1, tf: genes[i % 7], targets })),
          edges: { PPI: genes.map((gene) => [genes[0], gene] as const) },
        }),
        'v',
      ),
    ),
  );

function gridOf(dataset: Dataset, edges: readonly string[]) {
  return openResult(evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges } })).grid();
}

it('writes each row as the cells that windows of the table show', () => {
  fc.assert(
    fc.property(datasets, fc.subarray(['PPI']), fc.integer({ min: 100, max: 4000 }), (dataset, edges, size) => {
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

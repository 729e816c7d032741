import fc from 'fast-check';
import { openDataset, packDataset, type Dataset } from '@trellis/core/dataset';
import { evaluateRequest, type ResultGrid } from '@trellis/core/result';
import { smallContents } from '../../../core/test/smallContents.ts';
import { openResult } from '../../src/evaluatedResult.ts';

const genes = Array.from({ length: 40 }, (_, i) => `G${String(i).padStart(2, '0')}`);
const someGenes = fc.subarray(genes, { minLength: 1 });
const value = fc.constantFrom(NaN, -2.5, 0, 1e-300, 3);
const values = fc.array(fc.tuple(value, value), { minLength: genes.length, maxLength: genes.length });
const binding = someGenes.map((targets) => targets.join(' '));
const expression = fc
  .tuple(someGenes, values)
  .map(([targets, pairs]) => Object.fromEntries(targets.map((gene, i) => [gene, pairs[i]])));

/** Up to 30 analyses, one of which has targets: runs of those without values are longer and shorter than a byte. */
export const someDatasets = fc
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

/** The grid of all TFs, with types of additional edges. */
export function gridOf(dataset: Dataset, edges: readonly string[]): ResultGrid {
  return openResult(evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges } })).grid();
}

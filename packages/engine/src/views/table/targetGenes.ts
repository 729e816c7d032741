import { bitsToIndices } from '@trellis/core/dataset';
import { genesOfPart } from '../bound/genesOfPart.ts';
import type { EvaluatedResult } from '../../evaluatedResult.ts';
import type { RowSelection } from '../../options.ts';

/** Ids of the target genes in the selected rows, one per line; a part of whole analyses has genes that are not in a row. */
export function targetGenes(
  { result, rows }: Pick<EvaluatedResult, 'result' | 'rows'>,
  options: RowSelection,
): string {
  const { part, search } = options;
  const isWhole = part?.sets === 'analysis' && !search;
  const genes = isWhole ? bitsToIndices(genesOfPart(result, part)) : rows(options);
  return Array.from(genes, (gene) => `${result.dataset.genes[gene].id}\n`).join('');
}

import { intersect, subtract, type Bitset } from '@trellis/core/dataset';
import type { Result } from '@trellis/core/result';
import type { DirectionCounts } from '@trellis/contract';
import type { PartOfTargets } from '@trellis/core/views';
import { genesOf, ofDirection, testedIn, tfsWithBoth, withoutBoth } from './tfGenes.ts';

/** The genes of one part; with the sets `analysis` some are not in the result. Throws for a TF without both. */
export function genesOfPart(result: Result, { tf, part, ...options }: PartOfTargets): Bitset {
  const wanted = result.dataset.names.find(tf);
  const columns = tfsWithBoth(result).find(
    (of) => wanted.kind === 'gene' && of.binding[0].analysis.tf === wanted.gene,
  );
  if (!columns) throw withoutBoth(`${tf} has no binding and expression analyses here.`);
  const genesBy = genesOf(columns, testedIn(result, options));
  const [set, direction] = part.split(':') as ['bound' | 'regulated' | 'both', keyof DirectionCounts | undefined];
  const { bound, regulated } = genesBy;
  if (set === 'bound') return subtract(bound, regulated);
  const genes = set === 'both' ? intersect(bound, regulated) : subtract(regulated, bound);
  return direction ? intersect(genes, ofDirection(genesBy, direction)) : genes;
}

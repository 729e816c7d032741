import { readGeneSpecificity } from '@trellis/contract';
import type { SpecificityOfGenes } from '@trellis/core/gene';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** How many TFs of the data set bind and regulate genes. */
interface GeneCounts {
  readonly binding: number;
  readonly expression: number;
  readonly of: (gene: string) => { readonly boundBy: number; readonly regulatedBy: number };
}

const none = { boundBy: 0, regulatedBy: 0 };

function byGene({ ids, boundBy, regulatedBy, binding, expression }: SpecificityOfGenes): GeneCounts {
  const counts = new Map(ids.map((id, i) => [id, { boundBy: boundBy[i], regulatedBy: regulatedBy[i] }]));
  return { binding, expression, of: (gene) => counts.get(gene) ?? none };
}

/** The counts of all genes; undefined until they are loaded. */
export const useGeneCounts = (): GeneCounts | undefined =>
  useQuery({ ...datasetQuery(readGeneSpecificity), select: byGene }).data;

import { useQuery } from '@tanstack/react-query';
import { lookUpGeneNames, readGene, readGeneSpecificity, type Site } from '@trellis/contract';
import type { SpecificityOfGenes } from '@trellis/core/gene';
import { call } from './client.ts';
import { datasetQuery } from './datasetQuery.ts';

/** What is known about a gene, given by any of its names. */
export const useGene = (gene: string) => useQuery({ ...datasetQuery(readGene, { params: { gene } }), retry: false });

/** Ids of the genes that share an ambiguous name. */
export const useGenesNamed = (name: string) =>
  useQuery({
    queryKey: ['genes named', name],
    queryFn: async ({ signal }) => {
      const { ambiguous } = await call(lookUpGeneNames, { body: { names: [name] }, signal });
      return ambiguous.flatMap(({ ids }) => ids);
    },
  });

/** Page of a gene in another database: the first database of the edition whose ids have this form. */
export function geneLink(id: string, links: Site['geneLinks']): { name: string; url: string } | undefined {
  const link = links.find(({ pattern }) => new RegExp(pattern, 'i').test(id));
  return link && { name: link.name, url: link.url.replace('{id}', encodeURIComponent(id)) };
}

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

import { lookUpGeneNames, readGene } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
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

import { readSite } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** What the pages need to know of the edition: label, examples, counts, gene links. */
export const useSite = () => useQuery(datasetQuery(readSite));

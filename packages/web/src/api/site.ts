import { readSite } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** The edition: label, examples, counts, gene links. */
export const useSite = () => useQuery(datasetQuery(readSite));

import { readMotifSources } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** What a hit of each motif table is. */
export const useMotifSources = () => useQuery(datasetQuery(readMotifSources));

import { readSources } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** The sources of the data set with their analyses, and the descriptions of its lists, networks and edges. */
export const useSources = () => useQuery(datasetQuery(readSources));

import { useQuery } from '@tanstack/react-query';
import { readEdges, readMotifSources, readSources } from '@trellis/contract';
import { datasetQuery } from './datasetQuery.ts';

/** The sources of the data set with their analyses, and the descriptions of its lists, networks and edges. */
export const useSources = () => useQuery(datasetQuery(readSources));

/** What a hit of each motif table is. */
export const useMotifSources = () => useQuery(datasetQuery(readMotifSources));

/** Types of additional edges that the data set has: undefined until they are loaded, none when they cannot be. */
export function useEdgeTypes(): readonly string[] | undefined {
  const { data, error } = useQuery(datasetQuery(readEdges));
  return error ? none : data;
}

const none: readonly string[] = [];

import { readEdges } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** Types of additional edges that the data set has: undefined until they are loaded, none when they cannot be. */
export function useEdgeTypes(): readonly string[] | undefined {
  const { data, error } = useQuery(datasetQuery(readEdges));
  return error ? none : data;
}

const none: readonly string[] = [];

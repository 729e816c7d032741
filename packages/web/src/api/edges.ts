import { readEdges } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** Types of additional edges that the data set has. */
export const useEdgeTypes = () =>
  useQuery({
    queryKey: ['edge types'],
    queryFn: ({ signal }) => call(readEdges, { signal }),
    staleTime: Infinity,
  });

import { readEdges } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** Types of additional edges that the data set has. */
export const useEdgeTypes = () => useQuery(datasetQuery(readEdges));

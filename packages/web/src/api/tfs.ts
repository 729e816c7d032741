import { readTfs } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** The TFs of the data set, by id, with their symbols. */
export const useTfs = () => useQuery(datasetQuery(readTfs, { query: { all: 0 } }));

import { readKeys, readKeyValues, readTfs } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** Query of every name that a query can hold: named queries, keywords and TFs. */
export const queryNames = datasetQuery(readTfs);

/** Query of the keys that a filter on some TFs can use; on all TFs without a name. */
export const keysOf = (tfs: readonly string[]) => datasetQuery(readKeys, { query: { tf: [...tfs] } });

/** Query of the values that a key has among the analyses of some TFs; of all TFs without a name. */
export const valuesOf = (key: string, tfs: readonly string[] = []) =>
  datasetQuery(readKeyValues, { params: { key }, query: { tf: [...tfs] } });

/** Every name that a query can hold. */
export const useQueryNames = () => useQuery(queryNames);

/** Keys that a filter can use; the previous ones stay until the answer arrives. */
export const useKeys = (tfs: readonly string[]) => useQuery({ ...keysOf(tfs), placeholderData: keepPreviousData });

/** Values of a metadata key; sends nothing without a key. */
export const useKeyValues = (key: string | undefined, tfs?: readonly string[]) =>
  useQuery({ ...valuesOf(key ?? '', tfs), enabled: Boolean(key) });

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keysOf, queryNames, valuesOf } from '../../api/keys.ts';
import { tfsNamed } from '../../api/lists.ts';
import type { QueryVocabulary } from './editor/words.ts';

/** What the editor offers, from the server; the names are asked for at once, so that they are there at the first key. */
export function useWords(): QueryVocabulary {
  const client = useQueryClient();
  useEffect(() => void client.prefetchQuery(queryNames), [client]);
  return useMemo(
    () => ({
      names: () => client.ensureQueryData(queryNames),
      keys: (tfs) => client.ensureQueryData(keysOf(tfs)),
      values: (key, tfs) => client.ensureQueryData(valuesOf(key, tfs)),
      lookUp: (names) => client.ensureQueryData(tfsNamed(names)),
    }),
    [client],
  );
}

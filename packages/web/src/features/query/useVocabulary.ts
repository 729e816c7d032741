import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keysOf, queryNames, valuesOf } from '../../api/keys.ts';
import { meaningsOf } from '../../api/names.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import { vocabularyWithOwn } from './own/ownVocabulary.ts';
import type { QueryVocabulary } from './editor/vocabulary.ts';

/** The editor's vocabulary, from the server and the chosen own analyses; names are prefetched, so that the first completion is quick. */
export function useVocabulary(): QueryVocabulary {
  const client = useQueryClient();
  const own = useChosenOwn();
  useEffect(() => void client.prefetchQuery(queryNames), [client]);
  return useMemo(
    () =>
      vocabularyWithOwn(
        {
          names: () => client.ensureQueryData(queryNames),
          keys: (tfs) => client.ensureQueryData(keysOf(tfs)),
          values: (key, tfs) => client.ensureQueryData(valuesOf(key, tfs)),
          explain: (names) => client.ensureQueryData(meaningsOf(names)),
        },
        own,
      ),
    [client, own],
  );
}

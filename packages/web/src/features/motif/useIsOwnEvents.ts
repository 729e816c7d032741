import { noMotifSources, type MotifTableKind } from '@trellis/core/dataset';
import { useMemo } from 'react';
import { useMotifSources } from '../../api/sources.ts';
import { isOwnEventsIn, type IsOwnEvents } from './columns.ts';

/** Tells the gene sets of experiments that the hits of a table come from too. */
export function useIsOwnEvents(kind: MotifTableKind): IsOwnEvents {
  const { data = noMotifSources } = useMotifSources();
  const source = data[kind];
  return useMemo(() => isOwnEventsIn(source), [source]);
}

import type { GeneListDescription } from '@trellis/contract';
import { createContext, use } from 'react';
import { countOf, formatCount } from '../../ui/numbers.ts';

export const ListContext = createContext<GeneListDescription | undefined>(undefined);

/** The stored list whose tab is open, for components inside its frame. */
export function useStoredList(): GeneListDescription {
  const list = use(ListContext);
  if (!list) throw new Error('useStoredList: outside the frame of a gene list');
  return list;
}

/** The genes that tests draw from, in words: `the 27,655 protein-coding genes`. */
export const universeText = ({ hasBackground, N }: Pick<GeneListDescription, 'hasBackground' | 'N'>): string =>
  hasBackground ? `the ${countOf(N, 'gene')} of the background` : `the ${countOf(N, 'protein-coding gene')}`;

/** What the names of a list mean, in one or two sentences, and what was read differently from how it is written. */
export function reportSentence(list: GeneListDescription): string {
  const { given, recognized, byAlias, ambiguous, unknown, listSize, inUniverse, notes } = list;
  const parts = [
    `${formatCount(recognized)} recognized${byAlias ? ` (${formatCount(byAlias)} by symbol or alias)` : ''}`,
    ...(ambiguous.length ? [`${formatCount(ambiguous.length)} ambiguous`] : []),
    ...(unknown.length ? [`${formatCount(unknown.length)} unknown`] : []),
  ];
  const tested =
    inUniverse === listSize
      ? `All ${countOf(listSize, 'gene')}`
      : `${formatCount(inUniverse)} of ${countOf(listSize, 'gene')}`;
  const verb = inUniverse === 1 ? 'is' : 'are';
  const counts = `${countOf(given, 'name')}: ${parts.join(', ')}.`;
  const use = `${tested} ${verb} among ${universeText(list)}, and tests use ${inUniverse === 1 ? 'it' : 'them'}.`;
  return [counts, use, ...notes].join(' ');
}

import type { GeneListDescription } from '@trellis/contract';
import { createContext, use } from 'react';

export const ListContext = createContext<GeneListDescription | undefined>(undefined);

/** The stored list whose tab is open, for components inside its frame. */
export function useStoredList(): GeneListDescription {
  const list = use(ListContext);
  if (!list) throw new Error('useStoredList: outside the frame of a gene list');
  return list;
}

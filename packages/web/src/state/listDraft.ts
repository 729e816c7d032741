import { create } from '../memory/pageMemory.ts';
import { persist } from 'zustand/middleware';
import { changed, emptyInput, type Input } from './inputs.ts';
import { throttledStorage } from './throttledStorage.ts';

/** The inputs of the page of gene lists. */
export type ListField = 'genes' | 'background';

interface ListDraft extends Readonly<Record<ListField, Input>> {
  /** The chosen one of several lists in the input; '' for all of them. */
  readonly part: string;
  change(field: ListField, change: Partial<Input>): void;
  choosePart(part: string): void;
}

type StoredDraft = Pick<ListDraft, ListField | 'part'>;

const nothing: StoredDraft = { genes: { ...emptyInput, source: 'typed' }, background: emptyInput, part: '' };

/** What is written on the page of gene lists, for the lifetime of the tab: Back, a reload or an error do not lose it. */
export const useListDraft = create<ListDraft>()(
  persist(
    (set) => ({
      ...nothing,
      change: (field, change) =>
        set((draft) => ({ [field]: changed(draft[field], change), ...(field === 'genes' && { part: '' }) })),
      choosePart: (part) => set({ part }),
    }),
    {
      name: 'trellis-gene-list',
      version: 1,
      storage: throttledStorage<StoredDraft>({ example: nothing, label: 'the gene list' }),
      partialize: ({ genes, background, part }) => ({ genes, background, part }),
    },
  ),
);

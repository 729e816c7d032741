import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { throttledStorage } from '../../state/throttledStorage.ts';

interface Written {
  readonly name: string;
  readonly feedback: string;
}

interface FeedbackDraft extends Written {
  write(change: Partial<Written>): void;
  clear(): void;
}

const nothing: Written = { name: '', feedback: '' };

/** What is being written. It lasts as long as the tab, so that looking something up on another page loses nothing. */
export const useFeedbackDraft = create<FeedbackDraft>()(
  persist(
    (set) => ({
      ...nothing,
      write: (change) => set(change),
      clear: () => set(nothing),
    }),
    {
      name: 'trellis-feedback',
      version: 1,
      storage: throttledStorage<Written>({ example: nothing, label: 'the feedback' }),
      partialize: ({ name, feedback }) => ({ name, feedback }),
    },
  ),
);

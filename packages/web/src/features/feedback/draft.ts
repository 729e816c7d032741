import { create } from '../../memory/create.ts';
import { persist } from 'zustand/middleware';
import { throttledStorage } from '../../state/throttledStorage.ts';

export interface FeedbackValues {
  readonly name: string;
  readonly feedback: string;
}

interface FeedbackDraft extends FeedbackValues {
  write(change: Partial<FeedbackValues>): void;
  clear(): void;
}

const empty: FeedbackValues = { name: '', feedback: '' };

/** The unsent feedback. It is kept as long as the tab, also while another page is open. */
export const useFeedbackDraft = create<FeedbackDraft>()(
  persist(
    (set) => ({
      ...empty,
      write: (change) => set(change),
      clear: () => set(empty),
    }),
    {
      name: 'trellis-feedback',
      version: 1,
      storage: throttledStorage<FeedbackValues>({ example: empty, label: 'the feedback' }),
      partialize: ({ name, feedback }) => ({ name, feedback }),
    },
  ),
);

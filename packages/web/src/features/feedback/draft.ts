import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface FeedbackDraft {
  readonly name: string;
  readonly feedback: string;
  write(change: Partial<Pick<FeedbackDraft, 'name' | 'feedback'>>): void;
  clear(): void;
}

/** What is being written. It lasts as long as the tab, so that looking something up on another page loses nothing. */
export const useFeedbackDraft = create<FeedbackDraft>()(
  persist(
    (set) => ({
      name: '',
      feedback: '',
      write: (change) => set(change),
      clear: () => set({ name: '', feedback: '' }),
    }),
    { name: 'trellis-feedback', version: 1, storage: createJSONStorage(() => sessionStorage) },
  ),
);

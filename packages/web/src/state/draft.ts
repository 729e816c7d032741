import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { throttledStorage } from './throttledStorage.ts';

/**
 * The query that is being written. Back, a reload or a failed submit never lose it; each tab has its own, and a new tab
 * begins with the one that was written last.
 */
interface Draft {
  readonly text: string;
  /** The request that this text has become, when it was run unchanged. */
  readonly request: string | undefined;
  write(text: string): void;
  ran(text: string, request: string): void;
  /** Number of times that everything of the query was reset; the inputs and the builder follow it. */
  readonly resets: number;
  reset(): void;
}

type Kept = Pick<Draft, 'text' | 'request'>;

export const useDraft = create<Draft>()(
  persist(
    (set) => ({
      text: '',
      request: undefined,
      write: (text) => set({ text, request: undefined }),
      ran: (text, request) => set({ text, request }),
      resets: 0,
      reset: () => set(({ resets }) => ({ text: '', request: undefined, resets: resets + 1 })),
    }),
    {
      name: 'trellis-draft',
      version: 1,
      storage: throttledStorage<Kept>({
        example: { text: '', request: undefined },
        says: 'the query',
        seed: (kept) => kept,
      }),
      partialize: ({ text, request }) => ({ text, request }),
    },
  ),
);

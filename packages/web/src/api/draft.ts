import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The query that is being written. It lasts as long as the tab: Back, a reload or a failed submit never lose it. */
interface Draft {
  readonly text: string;
  /** The request that this text has become, when it was run unchanged. */
  readonly request: string | undefined;
  write(text: string): void;
  ran(text: string, request: string): void;
}

export const useDraft = create<Draft>()(
  persist(
    (set) => ({
      text: '',
      request: undefined,
      write: (text) => set({ text, request: undefined }),
      ran: (text, request) => set({ text, request }),
    }),
    { name: 'trellis-draft', version: 1, storage: createJSONStorage(() => sessionStorage) },
  ),
);

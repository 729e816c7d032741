import { persist } from 'zustand/middleware';
import { create } from '../memory/pageMemory.ts';
import { navigate } from '../router/location.ts';
import { throttledStorage } from './throttledStorage.ts';

/**
 * The text of the query box. Back, a reload or a failed submit do not lose it. Each tab has its own; a new tab begins
 * with the last one.
 */
interface Draft {
  readonly text: string;
  /** The request of this text, when it was run unchanged. */
  readonly request: string | undefined;
  write(text: string): void;
  ran(text: string, request: string): void;
  /** Forgets the request, when the text could not be run. */
  failed(): void;
  /** Number of resets of the whole query; inputs and builder reset when it changes. */
  readonly resets: number;
  reset(): void;
}

type StoredDraft = Pick<Draft, 'text' | 'request'>;

export const useDraft = create<Draft>()(
  persist(
    (set) => ({
      text: '',
      request: undefined,
      write: (text) => set({ text, request: undefined }),
      ran: (text, request) => set({ text, request }),
      failed: () => set({ request: undefined }),
      resets: 0,
      reset: () => set(({ resets }) => ({ text: '', request: undefined, resets: resets + 1 })),
    }),
    {
      name: 'trellis-draft',
      version: 1,
      storage: throttledStorage<StoredDraft>({
        example: { text: '', request: undefined },
        label: 'the query',
        seed: (draft) => draft,
      }),
      partialize: ({ text, request }) => ({ text, request }),
    },
  ),
);

/** State of an entry of the history: the query page runs its query once. */
interface SubmitState {
  readonly submit: true;
}

/** Opens the query page with a query, which it runs at once with the inputs that are chosen there. */
export function askQuery(query: string): void {
  useDraft.getState().write(query);
  navigate('/query', { state: { submit: true } satisfies SubmitState });
}

/** Whether the query page is asked to run its query, by the state of the entry of the history. */
export const isSubmitRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'submit' in state && state.submit === true;

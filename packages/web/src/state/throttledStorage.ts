import type { PersistStorage } from 'zustand/middleware';
import { interval, storedIn, tellKept, writeStored, type Stored } from './kept.ts';

interface Options<S> {
  /** What is stored is built like this; anything else under the same name is passed over. See `isLike`. */
  readonly example: S;
  /** What is stored, in words, e.g. "the inputs". */
  readonly says: string;
  /** What of it a tab that is opened later begins with; nothing when left out. */
  readonly seed?: (state: S) => S;
}

const session = () => sessionStorage;
const local = () => localStorage;

/**
 * Keeps a store as long as the tab: at most one write a second, the last one when the page is left. Each tab has its own,
 * so two of them never overwrite each other; a new one begins with the seed of the tab that was changed last. A write
 * that fails is told by `useUnkept`, and the store goes on without it.
 */
export function throttledStorage<S>({ example, says, seed }: Options<S>): PersistStorage<S> {
  const waiting = new Map<string, Stored<S>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (name: string, value: Stored<S>) => {
    const kept = writeStored(session, name, value);
    const seeded = !seed || writeStored(local, name, { ...value, state: seed(value.state) });
    tellKept(says, kept && seeded);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting.forEach((value, name) => write(name, value));
    waiting.clear();
  };
  const read = (area: () => Storage, name: string): Stored<S> | null => {
    try {
      return storedIn(area().getItem(name), example);
    } catch {
      // The browser keeps nothing for this site.
      return null;
    }
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
  return {
    getItem: (name) => read(session, name) ?? (seed ? read(local, name) : null),
    setItem: (name, value) => {
      waiting.set(name, value);
      timer ??= setTimeout(flush, interval);
    },
    removeItem: (name) => {
      waiting.delete(name);
      sessionStorage.removeItem(name);
      if (seed) localStorage.removeItem(name);
    },
  };
}

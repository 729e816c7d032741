import type { PersistStorage } from 'zustand/middleware';
import { onPageLoad } from '../memory/pageMemory.ts';
import { parseStored, reportStorage, writeIntervalMs, writeStored, type Stored } from './storage.ts';

interface Options<S> {
  /** Shape of a valid state (see `isLike`); any other entry is ignored. */
  readonly example: S;
  /** Name of the state in messages, e.g. "the inputs". */
  readonly label: string;
  /** The state that later tabs begin with, from the state of this one; default: nothing. */
  readonly seed?: (state: S) => S;
}

const session = () => sessionStorage;
const local = () => localStorage;

/**
 * Storage of a store for the lifetime of the tab: one write a second, the last one when the page is left. Each tab has
 * its own entry, so that tabs do not overwrite each other; a new tab begins with the seed of the tab that changed last.
 * When a write fails, `useStorageFailures` names the store, which continues without it.
 */
export function throttledStorage<S>({ example, label, seed }: Options<S>): PersistStorage<S> {
  const waiting = new Map<string, Stored<S>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (name: string, value: Stored<S>) => {
    const isStored = writeStored(session, name, value);
    const isSeeded = !seed || writeStored(local, name, { ...value, state: seed(value.state) });
    reportStorage(label, isStored && isSeeded);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting.forEach((value, name) => write(name, value));
    waiting.clear();
  };
  const read = (area: () => Storage, name: string): Stored<S> | null => {
    try {
      return parseStored(area().getItem(name), example);
    } catch {
      // The browser stores nothing for this site.
      return null;
    }
  };
  onPageLoad(() => {
    clearTimeout(timer);
    timer = undefined;
    waiting.clear();
  });
  if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
  return {
    getItem: (name) => read(session, name) ?? (seed ? read(local, name) : null),
    setItem: (name, value) => {
      waiting.set(name, value);
      timer ??= setTimeout(flush, writeIntervalMs);
    },
    removeItem: (name) => {
      waiting.delete(name);
      sessionStorage.removeItem(name);
      if (seed) localStorage.removeItem(name);
    },
  };
}

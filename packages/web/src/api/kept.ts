import { create } from 'zustand';

/** What is stored under a name: a value and the version of its shape. */
export interface Stored<T> {
  readonly state: T;
  readonly version?: number;
}

/**
 * What could not be stored when it was last tried, e.g. because a list is larger than the browser allows; in words, e.g.
 * "the saved lists".
 */
export const useUnkept = create<{ readonly things: readonly string[] }>()(() => ({ things: [] }));

/** Least milliseconds between two writes of one thing. */
export const interval = 1000;

/** Reads what is stored under a name; null for nothing, for what is no JSON, and where the browser stores nothing. */
export function readStored<T>(area: () => Storage, name: string): Stored<T> | null {
  try {
    return storedIn<T>(area().getItem(name));
  } catch {
    return null;
  }
}

/** The stored value of a text; null when it is none. */
export function storedIn<T>(text: string | null): Stored<T> | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored<T> | null;
    return stored && typeof stored === 'object' && stored.state !== undefined ? stored : null;
  } catch {
    return null;
  }
}

/** Writes what is to be stored; false when the browser refuses. */
export function writeStored<T>(area: () => Storage, name: string, value: Stored<T>): boolean {
  try {
    area().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Says whether something is stored, for `useUnkept`. */
export function tellKept(thing: string, kept: boolean): void {
  const { things } = useUnkept.getState();
  if (things.includes(thing) === !kept) return;
  useUnkept.setState({ things: kept ? things.filter((other) => other !== thing) : [...things, thing] });
}

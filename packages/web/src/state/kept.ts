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

/** The stored value of a text; null when it is none, or not built like the example. */
export function storedIn<T>(text: string | null, example: T): Stored<T> | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored<T> | null;
    return stored && isLike(example, stored.state) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Whether a value is built like an example: it has the same kinds of values under the same keys. The first item of an
 * array stands for all; what is undefined in the example may be anything.
 */
export function isLike(example: unknown, value: unknown): boolean {
  if (example === undefined) return true;
  if (Array.isArray(example)) {
    return Array.isArray(value) && (example.length === 0 || value.every((item) => isLike(example[0], item)));
  }
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(example).every(([key, each]) => isLike(each, (value as Record<string, unknown>)[key]));
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

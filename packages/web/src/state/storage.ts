import { valueOf } from '@trellis/core';
import { create } from '../memory/pageMemory.ts';

/** The content of a storage entry: a value and the version of its shape. */
export interface Stored<T> {
  readonly state: T;
  readonly version?: number;
}

/** What the last try could not store, e.g. because a list is larger than the browser allows; e.g. "the saved lists". */
export const useStorageFailures = create<{ readonly labels: readonly string[] }>()(() => ({ labels: [] }));

/** Minimum time between two writes of one entry. */
export const writeIntervalMs = 1000;

/** Parses a storage entry; null for a text that is not JSON, or whose state is not built like the example. */
export function parseStored<T>(text: string | null, example: T): Stored<T> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isLike({ state: example }, stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Whether a value is built like an example: it has values of the same types under the same keys. The first item of an
 * array is the example of all its items; where the example is undefined, any value passes.
 */
export function isLike<T>(example: T, value: unknown): value is T {
  if (example === undefined) return true;
  if (Array.isArray(example)) {
    return Array.isArray(value) && (example.length === 0 || value.every((item) => isLike(example[0], item)));
  }
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(example).every(([key, each]) => isLike(each, valueOf(values, key)));
}

/** Writes a storage entry; false when the browser refuses. */
export function writeStored<T>(area: () => Storage, name: string, value: Stored<T>): boolean {
  try {
    area().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Records in `useStorageFailures` whether something could be stored. */
export function reportStorage(label: string, isStored: boolean): void {
  const { labels } = useStorageFailures.getState();
  if (labels.includes(label) === !isStored) return;
  useStorageFailures.setState({ labels: isStored ? labels.filter((other) => other !== label) : [...labels, label] });
}

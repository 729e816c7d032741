import type { Problem } from '@trellis/contract';
import { TrellisError } from '@trellis/core';

/** Query texts of errors that have a place in one. */
const texts = new WeakMap<TrellisError, string>();

/** Rejects as `answer` does, and remembers for an error with a place which query text the place is in. */
export async function inQuery<T>(query: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TrellisError && error.place) texts.set(error, query);
    throw error;
  }
}

/** Where in its query an error is, in code points; undefined for an error without a place. */
export function codePointPlace(error: TrellisError): Problem['place'] {
  const text = texts.get(error);
  if (text === undefined || !error.place) return undefined;
  const { offset, length } = error.place;
  return { from: codePoints(text, offset), to: codePoints(text, offset + length) };
}

/** Code points among the first `end` UTF-16 units. */
const codePoints = (text: string, end: number): number => [...text.slice(0, end)].length;

import type { Problem } from '@trellis/contract';
import { TrellisError } from '@trellis/core';

/** Query texts, by the error that has a place in them. */
const texts = new WeakMap<TrellisError, string>();

/** Returns `answer`. If it rejects with a place, the query text is recorded for `codePointPlace`. */
export async function inQuery<T>(query: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TrellisError && error.place) texts.set(error, query);
    throw error;
  }
}

/** Returns the place of an error in its query, in code points; undefined for an error without a place. */
export function codePointPlace(error: TrellisError): Problem['place'] {
  const text = texts.get(error);
  if (text === undefined || !error.place) return undefined;
  const { offset, length } = error.place;
  return { from: codePoints(text, offset), to: codePoints(text, offset + length) };
}

/** Number of code points in the first `end` UTF-16 code units. */
const codePoints = (text: string, end: number): number => [...text.slice(0, end)].length;

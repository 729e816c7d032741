import type { Problem } from '@trellis/contract';
import { TrellisError } from '@trellis/core';

/** An error with a place in the text of a query. */
class QueryError extends TrellisError {
  readonly query: string;

  constructor({ code, message, place, suggestions }: TrellisError, query: string) {
    super(code, message, place, suggestions);
    this.query = query;
  }
}

/** Returns `answer`. If it rejects with a place, the error also names the query, for `codePointPlace`. */
export async function inQuery<T>(query: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TrellisError && error.place ? new QueryError(error, query) : error;
  }
}

/** Returns the place of an error in its query, in code points; undefined for an error without a place. */
export function codePointPlace(error: TrellisError): Problem['place'] {
  if (!(error instanceof QueryError) || !error.place) return undefined;
  const { offset, length } = error.place;
  return { from: codePoints(error.query, offset), to: codePoints(error.query, offset + length) };
}

/** Number of code points in the first `end` UTF-16 code units. */
const codePoints = (text: string, end: number): number => [...text.slice(0, end)].length;

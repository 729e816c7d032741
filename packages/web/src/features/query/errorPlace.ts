import { scanTokens } from '@trellis/core';

/** A part of a query, in UTF-16 units. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

const atPosition = /\bat position (\d+)/;
const atEnd = /\bends too early\b/;
const aboutName = /"([^"]+)" (?:is not in database|stands for more than one gene)/;
/** What counts as one thing when it is underlined: a word, a quoted text, or any other character. */
const token = /[\w.:/\\-]+|(['"])(?:\\.|(?!\1)[^\\])*\1?|[\s\S]/y;

/**
 * The place in a query that an error message names: `... at position 12 ...` counts from 1; a query that ends too early
 * is wrong behind its last character; a name that is unknown or ambiguous is wrong where it first stands. Undefined when
 * the message names none, or one outside of the text.
 */
export function placeOf(message: string, text: string): Place | undefined {
  if (atEnd.test(message)) return { offset: text.trimEnd().length, length: 0 };
  const name = aboutName.exec(message)?.[1];
  if (name !== undefined) return scanTokens(text).find((one) => one.text === name)?.at;
  const position = atPosition.exec(message);
  if (!position) return undefined;
  const offset = Number(position[1]) - 1;
  if (offset < 0 || offset > text.length) return undefined;
  token.lastIndex = offset;
  return { offset, length: token.exec(text)?.[0].length ?? 0 };
}

/** The line that a place is on, cut to what fits beside it, in three parts. */
export function excerptOf(text: string, { offset, length }: Place, width = 60) {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.max(lineStart, offset - width);
  const end = Math.min(lineEnd, offset + length + width);
  return {
    before: `${start > lineStart ? '…' : ''}${text.slice(start, offset)}`,
    wrong: text.slice(offset, Math.min(offset + length, lineEnd)),
    after: `${text.slice(Math.min(offset + length, lineEnd), end)}${end < lineEnd ? '…' : ''}`,
  };
}

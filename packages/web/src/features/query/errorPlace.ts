/** A part of a query, in UTF-16 units. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

const atPosition = /\bat position (\d+)/;
const atEnd = /\bends too early\b/;
/** What counts as one thing when it is underlined: a word, a quoted text, or any other character. */
const token = /[\w.:/\\-]+|(['"])(?:\\.|(?!\1)[^\\])*\1?|[\s\S]/y;

/**
 * The place in a query that an error message names: `... at position 12 ...` counts from 1; a query that ends too early
 * is wrong behind its last character. Undefined when the message names none, or one outside of the text.
 */
export function placeOf(message: string, text: string): Place | undefined {
  if (atEnd.test(message)) return { offset: text.trimEnd().length, length: 0 };
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

import type { Problem } from '@trellis/contract';
import type { Span } from '@trellis/core/query';

/**
 * The part of a text that a place in code points names, in UTF-16 units. An empty place at the end is behind the last
 * character that is not a blank. Undefined for a place outside of the text.
 */
export function spanOf({ from, to }: NonNullable<Problem['place']>, text: string): Span | undefined {
  const points = [...text];
  if (to > points.length) return undefined;
  const offset = points.slice(0, from).join('').length;
  const length = points.slice(from, to).join('').length;
  return { offset: length ? offset : Math.min(offset, text.trimEnd().length), length };
}

/** The line that a range is on, cut to what fits next to it, in three parts. */
export function excerptOf(text: string, { offset, length }: Span, width = 60) {
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

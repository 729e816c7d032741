import { TrellisError } from '@trellis/core';
import { formatCount } from '@trellis/core/formats';

/** A line that is not empty, with its number from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

const [lineBreak, byteOrderMark] = [0x0a, 0xfeff];

/** Maximum number of blanks and line breaks before, between and after the questions. */
export const maxBlanks = 100_000;

const blanks = new Set([0x20, 0x09, 0x0d]);

/**
 * Yields the lines of a text that are not empty. Throws `bad-request` for very many blanks: 16 MB of line breaks would hold the
 * main thread for a twentieth of a second.
 */
export function* linesIn(text: string): Generator<Line> {
  let [line, left] = [1, maxBlanks];
  for (let at = text.charCodeAt(0) === byteOrderMark ? 1 : 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (mark === lineBreak) line++;
    if (mark === lineBreak || blanks.has(mark)) {
      if (--left < 0)
        throw new TrellisError(
          'bad-request',
          `The batch has more than ${formatCount(maxBlanks)} blanks and empty lines around its questions.`,
        );
      continue;
    }
    const end = text.indexOf('\n', at);
    yield { line: line++, text: text.slice(at, end < 0 ? text.length : end) };
    if (end < 0) return;
    at = end;
  }
}

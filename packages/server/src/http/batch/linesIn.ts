/** A line that is not empty, with its number from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

const [lineBreak, byteOrderMark] = [0x0a, 0xfeff];
const blanks = new Set([0x20, 0x09, 0x0d]);

/** Yields the lines of a text that are not empty. Makes nothing of the others: 16 MB can be as many line breaks. */
export function* linesIn(text: string): Generator<Line> {
  let line = 1;
  for (let at = text.charCodeAt(0) === byteOrderMark ? 1 : 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (mark === lineBreak) line++;
    if (mark === lineBreak || blanks.has(mark)) continue;
    const end = text.indexOf('\n', at);
    yield { line: line++, text: text.slice(at, end < 0 ? text.length : end) };
    if (end < 0) return;
    at = end;
  }
}

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
 * The lines of a text that are not empty, from its pieces as they arrive. Throws `bad-request` for very many blanks, at the piece that
 * has them: of 16 MB of line breaks only the first 100 kB are looked at.
 */
export class LinesIn {
  private line = 1;
  private left = maxBlanks;
  private isFirst = true;
  /** The line that has begun; empty between lines. */
  private begun: string[] = [];

  /** Yields the lines that end in the next piece. */
  *add(piece: string): Generator<Line> {
    let at = this.isFirst && piece.charCodeAt(0) === byteOrderMark ? 1 : 0;
    if (piece !== '') this.isFirst = false;
    while (at < piece.length) {
      if (this.begun.length === 0) at = this.passBlanks(piece, at);
      if (at === piece.length) return;
      const end = piece.indexOf('\n', at);
      this.begun.push(end < 0 ? piece.slice(at) : piece.slice(at, end));
      if (end < 0) return;
      yield this.take();
      at = end + 1;
    }
  }

  /** Yields the last line where no line break ends it. */
  *end(): Generator<Line> {
    if (this.begun.length > 0) yield this.take();
  }

  private take(): Line {
    const text = this.begun.join('');
    this.begun = [];
    return { line: this.line++, text };
  }

  /** Where the next line begins that is not empty, or the piece ends. */
  private passBlanks(piece: string, start: number): number {
    for (let at = start; at < piece.length; at++) {
      const mark = piece.charCodeAt(at);
      if (mark !== lineBreak && !blanks.has(mark)) return at;
      if (mark === lineBreak) this.line++;
      if (--this.left < 0)
        throw new TrellisError(
          'bad-request',
          `The batch has more than ${formatCount(maxBlanks)} blanks and empty lines around its questions.`,
        );
    }
    return piece.length;
  }
}

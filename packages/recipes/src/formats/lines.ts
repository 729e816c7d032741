import type { Table } from '../table.ts';
import { decodeText } from './decodeText.ts';

export interface LinesOptions {
  /** Name of the file in messages. */
  readonly name: string;
  /** Whether the first line is a heading; false by default. */
  readonly header?: boolean;
  /** How a line starts that is a comment; by default there are none. */
  readonly comment?: string;
}

/** What ends a gene id in a list: blanks, commas, semicolons and quotes. */
const betweenWords = /[\s,;"]+/;

/** The gene ids of a text, which are words. */
export const wordsOf = (line: string): string[] => line.split(betweenWords).filter((word) => word !== '');

/** Reads one gene id per line, the first word of it, into the column `gene`; lines without a word do not count. */
export function readLines(bytes: Uint8Array, { name, header = false, comment }: LinesOptions): Table {
  const genes = decodeText(bytes, name)
    .split('\n')
    .filter((line) => comment === undefined || !line.startsWith(comment))
    .flatMap((line) => wordsOf(line).slice(0, 1));
  return { columns: ['gene'], rows: genes.slice(header ? 1 : 0).map((gene) => [gene]) };
}

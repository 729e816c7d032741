import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { splitRows } from '../formats/delimited/splitRows.ts';
import type { FileText } from './fileText.ts';
import { largeText, type LargeText } from './largeText.ts';
import { findSeparatorOf, type FoundSeparator } from './separators.ts';

/** The rows of a text, split into cells. */
export interface TextRows {
  readonly separator: FoundSeparator;
  /** Whether cells are in double quotes. */
  readonly quoted: boolean;
  /** All rows, or a sample of those of a large text. */
  readonly rows: readonly TextRow[];
  /** The text of all rows, where `rows` are a sample. */
  readonly large?: LargeText;
  /** Lines that begin with `#` above the first row. */
  readonly comments: readonly { readonly text: string; readonly line: number }[];
}

const sampleLines = 200;

/**
 * Splits a text. Lines that begin with `#` are comments. The first line does not tell the separator where it is said to be a
 * heading (`header`): it need not have the form of the others.
 */
export function readTextRowsOf(text: FileText, header = false): TextRows {
  const { sample, comments } = scanLines(text);
  const separator = findSeparatorOf(header && sample.length > 1 ? sample.slice(1) : sample);
  const quoted = sample.some((line) => /(^|[\t,; ])"/.test(line));
  const large = separator === 'blanks' ? undefined : largeText(text, separator === 'none' ? '\t' : separator);
  return {
    separator,
    quoted,
    rows: large?.sample() ?? rowsOf(text.all, separator),
    ...(large && { large }),
    comments,
  };
}

function rowsOf(text: string, separator: FoundSeparator): TextRow[] {
  const options = { separator: separator === 'none' ? '\t' : separator, comment: '#', name: '' } as const;
  const read = (quote: boolean): TextRow[] => {
    const rows: TextRow[] = [];
    splitRows(text, { ...options, quote }, (cells, line) => rows.push({ cells, line }));
    return rows;
  };
  try {
    return read(true);
  } catch {
    // A quote that does not end is a sign of the text, as in 5" primer: quotes then enclose no cells.
    return read(false).map(({ cells, line }) => ({ cells: cells.map((cell) => cell.replaceAll('"', '')), line }));
  }
}

/** The first lines with data, and the comments above them. */
function scanLines(text: FileText): { sample: string[]; comments: { text: string; line: number }[] } {
  const sample: string[] = [];
  const comments: { text: string; line: number }[] = [];
  let line = 0;
  for (let start = 0; start < text.length && sample.length < sampleLines;) {
    const end = text.endOfLine(start);
    const content = text.slice(start, end);
    line++;
    if (content.startsWith('#')) {
      if (sample.length === 0) comments.push({ text: content, line });
    } else if (content.trim() !== '') sample.push(content);
    start = end + 1;
  }
  return { sample, comments };
}

import { splitRows, type VisitRow } from '@trellis/core/formats';
import type { NamedFile } from './badFile.ts';

export type { VisitRow };

interface RowReadOptions {
  /** Whether a line that starts with `#` is a comment. */
  readonly comments?: boolean;
}

/** Calls `visit` with each row of a CSV text, as the reader of all files splits it (see `splitRows`); rows without any text are skipped. */
export const forEachRow = (
  text: string,
  { shown }: NamedFile,
  visit: VisitRow,
  { comments = false }: RowReadOptions = {},
): void => splitRows(text, { separator: ',', quote: true, name: shown, ...(comments && { comment: '#' }) }, visit);

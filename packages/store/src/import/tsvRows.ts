import { splitRows } from '@trellis/core/formats';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readBlocks } from './readBlocks.ts';
import type { VisitRow } from './rows.ts';

/** Calls `visit` with the trimmed cells of each line that is not blank; tabs separate them, and quotes mean nothing. */
export async function forEachTabRow(
  file: SourceFile,
  visit: VisitRow,
  onRead: OnRead = () => undefined,
): Promise<void> {
  for await (const { text, firstLine } of readBlocks(file, onRead)) {
    splitRows(text, { separator: '\t', quote: false, name: file.shown }, (cells, line) =>
      visit(cells, firstLine + line - 1),
    );
  }
}

/** Called with the number of bytes read so far. */
export type OnRead = (bytes: number) => void;

/** Refuses a first line that is a row of the table: it would be lost as a header. */
export function requireTabHeader(file: SourceFile, genes: GeneIndex, [id]: readonly string[], line: number): void {
  if (genes.find(id) !== undefined) throw badFile(file, line, `no header line: ${quoteText(id)} is a gene`);
}

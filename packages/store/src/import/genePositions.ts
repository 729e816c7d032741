import { positionHeading } from '@trellis/core/reading';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { forEachTabRow } from './tsvRows.ts';

const heading = positionHeading.join(', ');
const isPlace = (cell: string): boolean => /^\d{1,12}$/.test(cell);

/**
 * Reads where genes are: a header line, then gene_id, chromosome, start, end (1-based, inclusive) and strand (`+`, `-` or `.`). Rows
 * of unknown genes and further rows of a gene are skipped. The text that is kept has its rows in the order of genes.
 */
export async function readPositionFile(
  file: SourceFile,
  genes: GeneIndex,
  ids: readonly string[],
): Promise<{ genePositions: string; report: FileReport }> {
  const counter = new RowCounter();
  const rows = new Map<number, string>();
  let hasHeader = false;
  await forEachTabRow(file, (cells, line) => {
    if (cells.length !== positionHeading.length)
      throw badFile(file, line, `expected 5 columns (${heading}), found ${cells.length}`);
    if (!hasHeader) {
      if (cells.join(', ').toLowerCase() !== heading) throw badFile(file, line, `expected the header ${heading}`);
      hasHeader = true;
      return;
    }
    counter.rows++;
    const [id, chromosome, start, end, strand] = cells;
    if (chromosome === '') throw badFile(file, line, `the gene ${quoteText(id)} has no chromosome`);
    if (!isPlace(start) || !isPlace(end) || Number(start) > Number(end))
      throw badFile(file, line, `${quoteText(start)} to ${quoteText(end)} is not a place on a chromosome`);
    if (!/^[-+.]$/.test(strand)) throw badFile(file, line, `the strand ${quoteText(strand)} is not +, - or .`);
    const gene = genes.find(id);
    if (gene === undefined) counter.skip(id === '' ? 'no gene' : 'gene not in the annotation', id);
    else if (rows.has(gene)) counter.skip('duplicate', id);
    else rows.set(gene, copyOf([ids[gene], chromosome, start, end, strand].join('\t')));
  });
  if (!hasHeader) throw badFile(file, undefined, `empty; expected the columns ${heading}`);
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  const text = sorted.length === 0 ? '' : `${[positionHeading.join('\t'), ...sorted].join('\n')}\n`;
  return { genePositions: text, report: counter.report(file.shown, 'gene positions') };
}

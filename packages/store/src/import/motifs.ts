import type { MotifColumn } from '@trellis/core/dataset';
import { compareMotifs } from '../contents/order.ts';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { HitColumn } from './hitColumn.ts';
import { readBlocks } from './readBlocks.ts';
import { copyOf, type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/**
 * Reads a motif table: rows of gene, region, motif and count without a header line. Sums the counts of the same gene, region
 * and motif. The tables have millions of rows sorted by gene, so the reader works in blocks, and caches the previous gene
 * and the columns (by the text between the first and the last comma).
 */
export async function readMotifTable(
  file: SourceFile,
  genes: GeneIndex,
  onRead: (bytes: number) => void,
): Promise<{ columns: MotifColumn[]; report: FileReport }> {
  const table = new MotifTable(file, genes);
  for await (const { text, firstLine } of readBlocks(file, onRead)) {
    if (text.includes('"')) forEachRow(text, file, (cells, line) => table.addCells(cells, firstLine + line - 1));
    else table.addText(text, firstLine);
  }
  return { columns: table.finish(), report: table.counter.report(file.shown, 'motifs') };
}

class MotifTable {
  readonly counter = new RowCounter();
  private readonly columns = new Map<string, HitColumn>();
  /** Columns by the raw text of region and motif in the file. */
  private readonly byText = new Map<string, HitColumn>();
  private lastId = '';
  private lastGene: number | undefined;
  private readonly file: SourceFile;
  private readonly genes: GeneIndex;

  constructor(file: SourceFile, genes: GeneIndex) {
    this.file = file;
    this.genes = genes;
  }

  /** Adds whole lines without quotes. */
  addText(text: string, firstLine: number): void {
    let line = firstLine;
    for (let start = 0; start < text.length; line++) {
      const feed = text.indexOf('\n', start);
      const end = feed < 0 ? text.length : feed;
      this.addLine(text, start, end, line);
      start = end + 1;
    }
  }

  private addLine(text: string, start: number, end: number, line: number): void {
    const first = text.indexOf(',', start);
    const second = first < 0 ? -1 : text.indexOf(',', first + 1);
    const third = second < 0 ? -1 : text.indexOf(',', second + 1);
    const count = third < 0 || third > end ? -1 : digits(text, third + 1, end);
    if (count < 0) {
      forEachRow(text.slice(start, end), this.file, (cells) => this.addCells(cells, line));
      return;
    }
    const key = text.slice(first + 1, third);
    const column =
      this.byText.get(key) ??
      this.nameColumn(key, text.slice(first + 1, second), text.slice(second + 1, third), line);
    this.add(this.geneAt(text, start, first), text.slice(start, first), column, count);
  }

  private geneAt(text: string, start: number, end: number): number | undefined {
    const same = end - start === this.lastId.length && text.startsWith(this.lastId, start);
    return same ? this.lastGene : this.findGene(text.slice(start, end).trim());
  }

  private findGene(id: string): number | undefined {
    this.lastId = id;
    this.lastGene = this.genes.find(id);
    return this.lastGene;
  }

  /** Adds a row outside the fast path: with quotes, spaces, a count such as `2.0`, or errors. */
  addCells(cells: readonly string[], line: number): void {
    if (cells.length !== 4) {
      throw badFile(this.file, line, `expected 4 columns (gene,region,motif,count), found ${cells.length}`);
    }
    const [gene, region, motif, text] = cells;
    const count = /^\d+(\.0*)?$/.test(text) ? Number(text) : NaN;
    if (!(count <= 0xffffffff)) throw badFile(this.file, line, `the count ${quoteText(text)} is not a whole number`);
    this.add(this.findGene(gene), gene, this.column(region, motif, line), count);
  }

  private add(gene: number | undefined, id: string, column: HitColumn, count: number): void {
    this.counter.rows++;
    if (gene === undefined) this.counter.skip(id.trim() === '' ? 'no gene' : 'gene not in the annotation', id.trim());
    else if (count === 0) this.counter.skip('count of 0', id.trim());
    else column.add(gene, count);
  }

  private nameColumn(key: string, region: string, motif: string, line: number): HitColumn {
    const column = this.column(region.trim(), motif.trim(), line);
    this.byText.set(copyOf(key), column);
    return column;
  }

  private column(region: string, motif: string, line: number): HitColumn {
    if (region === '' || motif === '') throw badFile(this.file, line, 'a row needs a region and a motif');
    if (/\n/.test(region + motif)) throw badFile(this.file, line, 'a region or motif holds a line break');
    const key = `${region}\n${motif}`;
    const known = this.columns.get(key);
    if (known) return known;
    const column = new HitColumn(copyOf(region), copyOf(motif));
    this.columns.set(copyOf(key), column);
    return column;
  }

  /** All columns with hits, sorted by region, then motif. */
  finish(): MotifColumn[] {
    const columns = [...this.columns.values()].map((column) => column.finish());
    return columns.filter(({ genes }) => genes.length > 0).sort(compareMotifs);
  }
}

/** The whole number in the characters from `start` to `end`; -1 unless they are 1 to 9 digits. */
function digits(text: string, start: number, end: number): number {
  if (end <= start || end - start > 9) return -1;
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}

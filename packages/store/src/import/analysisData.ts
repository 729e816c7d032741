import { badFile, quoteText, type NamedFile, type SourceFile } from './badFile.ts';
import { decode, requireText, textOf } from './decode.ts';
import { finite, readNumberCell } from './numberCell.ts';
import type { GeneBytes } from './geneBytes.ts';
import { plainNumber } from './plainNumber.ts';
import { readBytes } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/** The targets of an analysis with their fold changes and p-values, as in `AnalysisContents`. */
export interface AnalysisData {
  readonly targets: Uint32Array;
  readonly log2fc: Float64Array | null;
  readonly pvalue: Float64Array | null;
}

/** The data of an analysis, and which rows were left out. */
export interface ReadAnalysis {
  readonly data: AnalysisData;
  readonly report: FileReport;
}

/**
 * Reads the data of an analysis: a header line, then rows of gene_id, or of gene_id, log2fc and pvalue. If a gene has
 * several rows, the first one counts.
 */
export const readAnalysisData = async (file: SourceFile, genes: GeneBytes): Promise<ReadAnalysis> =>
  parseAnalysisData(await readBytes(file), file, genes);

/** The same of UTF-8 bytes without a byte order mark. */
export function parseAnalysisData(bytes: Uint8Array, file: NamedFile, genes: GeneBytes): ReadAnalysis {
  requireText(bytes, file, 1);
  const reader = new DataReader(file, genes);
  if (isPlain(bytes)) forEachPlainRow(bytes, reader);
  else forEachRow(decode(bytes, file, 1), file, (cells, line) => reader.visit(cells, line));
  return { data: reader.finish(), report: reader.counter.report(file.shown, 'analysis') };
}

const [feed, carriage, quote, comma] = [10, 13, 34, 44];

/** Whether every row is one line: no quotes, and no line ends but LF and CR LF. */
function isPlain(bytes: Uint8Array): boolean {
  if (bytes.includes(quote)) return false;
  for (let at = bytes.indexOf(carriage); at >= 0; at = bytes.indexOf(carriage, at + 1))
    if (bytes[at + 1] !== feed) return false;
  return true;
}

/** Reads rows from their bytes, and those that are not of the common form from their texts. */
function forEachPlainRow(bytes: Uint8Array, reader: DataReader): void {
  let line = 0;
  for (let start = 0; start < bytes.length;) {
    const next = bytes.indexOf(feed, start);
    const end = next < 0 ? bytes.length : next;
    line++;
    const last = end > start && bytes[end - 1] === carriage ? end - 1 : end;
    if (!reader.visitBytes(bytes, start, last)) {
      const row = textOf(bytes.subarray(start, end)).trim();
      if (row !== '')
        reader.visit(
          row.split(',').map((cell) => cell.trim()),
          line,
        );
    }
    start = end + 1;
  }
}

class DataReader {
  readonly counter = new RowCounter();
  private columns = 0;
  private readonly genes: GeneBytes;
  /** Number of the row of each gene from 1 on, in the order of the file; 0 for a gene without one. */
  private readonly rowOf: Uint32Array;
  private rows = 0;
  private readonly log2fc: number[] = [];
  private readonly pvalue: number[] = [];
  private readonly file: NamedFile;

  constructor(file: NamedFile, genes: GeneBytes) {
    this.file = file;
    this.genes = genes;
    this.rowOf = new Uint32Array(genes.size);
  }

  visit(cells: string[], line: number): void {
    if (this.columns === 0) this.readHeader(cells, line);
    else if (cells.length === this.columns) this.readRow(cells, line);
    else
      throw badFile(this.file, line, `expected ${this.columns} columns as in the header line, found ${cells.length}`);
  }

  /** Reads a row of known genes and plain numbers; returns false, and has read nothing, if it is any other. */
  visitBytes(bytes: Uint8Array, start: number, end: number): boolean {
    if (this.columns === 0 || start === end) return false;
    const first = this.columns === 1 ? end : bytes.indexOf(comma, start);
    if (first <= start || first > end) return false;
    const gene = this.genes.find(bytes, start, first);
    if (gene < 0) return false;
    if (this.columns === 1) return this.count(gene, NaN, NaN);
    const second = bytes.indexOf(comma, first + 1);
    if (second < 0 || second > end) return false;
    const log2fc = plainNumber(bytes, first + 1, second);
    const pvalue = plainNumber(bytes, second + 1, end);
    if (log2fc === undefined || pvalue === undefined || pvalue < 0 || pvalue > 1) return false;
    return this.count(gene, log2fc, pvalue);
  }

  private count(gene: number, log2fc: number, pvalue: number): boolean {
    if (this.rowOf[gene]) return false;
    this.counter.rows++;
    this.add(gene, log2fc, pvalue);
    return true;
  }

  private readHeader(cells: string[], line: number): void {
    if (cells.length !== 1 && cells.length !== 3) {
      const expected = 'expected 1 column (gene_id) or 3 columns (gene_id,log2fc,pvalue)';
      throw badFile(this.file, line, `${expected}, found ${cells.length}`);
    }
    if (this.genes.index.find(cells[0]) !== undefined) {
      throw badFile(this.file, line, `no header line: ${quoteText(cells[0])} is a gene`);
    }
    this.columns = cells.length;
  }

  private readRow(cells: string[], line: number): void {
    this.counter.rows++;
    const gene = this.genes.index.find(cells[0]);
    const log2fc = this.columns === 3 ? this.value(cells[1], 'log2fc', line) : NaN;
    const pvalue = this.columns === 3 ? this.value(cells[2], 'pvalue', line) : NaN;
    if (pvalue < 0 || pvalue > 1)
      throw badFile(this.file, line, `the pvalue ${quoteText(cells[2])} is not between 0 and 1`);
    if (gene === undefined) this.counter.skip(cells[0] === '' ? 'no gene' : 'gene not in the annotation', cells[0]);
    else if (this.rowOf[gene]) this.counter.skip('duplicate', cells[0]);
    else this.add(gene, log2fc, pvalue);
  }

  private add(gene: number, log2fc: number, pvalue: number): void {
    this.rowOf[gene] = ++this.rows;
    if (this.columns === 1) return;
    this.log2fc.push(finite(log2fc));
    this.pvalue.push(pvalue);
  }

  private value(cell: string, name: string, line: number): number {
    const value = readNumberCell(cell);
    if (value === undefined) throw badFile(this.file, line, `the ${name} ${quoteText(cell)} is not a number`);
    return value;
  }

  finish(): AnalysisData {
    if (this.columns === 0) throw badFile(this.file, undefined, 'empty; expected a header line and genes');
    const targets = new Uint32Array(this.rows);
    let count = 0;
    for (let gene = 0; gene < this.rowOf.length; gene++) if (this.rowOf[gene]) targets[count++] = gene;
    const hasValues = this.columns === 3;
    return {
      targets,
      log2fc: hasValues ? this.inOrder(targets, this.log2fc) : null,
      pvalue: hasValues ? this.inOrder(targets, this.pvalue) : null,
    };
  }

  /** The values of genes, which were read in the order of the file. Plain loops: six times as fast as `from` and `map`. */
  private inOrder(targets: Uint32Array, values: readonly number[]): Float64Array {
    const ordered = new Float64Array(targets.length);
    for (let i = 0; i < targets.length; i++) ordered[i] = values[this.rowOf[targets[i]] - 1];
    return ordered;
  }
}

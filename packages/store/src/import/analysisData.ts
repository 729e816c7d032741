import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { finite, readNumberCell } from './numberCell.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readText } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/** The targets of an analysis with their fold changes and p-values, as in `AnalysisContents`. */
export interface AnalysisData {
  readonly targets: Uint32Array;
  readonly log2fc: Float64Array | null;
  readonly pvalue: Float64Array | null;
}

/**
 * Reads the data of an analysis: a header line, then rows of gene_id, or of gene_id, log2fc and pvalue. If a gene has
 * several rows, the first one counts.
 */
export async function readAnalysisData(
  file: SourceFile,
  genes: GeneIndex,
): Promise<{ data: AnalysisData; report: FileReport }> {
  const reader = new DataReader(file, genes);
  forEachRow(await readText(file), file, (cells, line) => reader.visit(cells, line));
  return { data: reader.finish(), report: reader.counter.report(file.shown, 'analysis') };
}

class DataReader {
  readonly counter = new RowCounter();
  private columns = 0;
  private readonly targets: number[] = [];
  private readonly seen = new Set<number>();
  private readonly log2fc: number[] = [];
  private readonly pvalue: number[] = [];
  private readonly file: SourceFile;
  private readonly genes: GeneIndex;

  constructor(file: SourceFile, genes: GeneIndex) {
    this.file = file;
    this.genes = genes;
  }

  visit(cells: string[], line: number): void {
    if (this.columns === 0) this.readHeader(cells, line);
    else if (cells.length === this.columns) this.readRow(cells, line);
    else
      throw badFile(this.file, line, `expected ${this.columns} columns as in the header line, found ${cells.length}`);
  }

  private readHeader(cells: string[], line: number): void {
    if (cells.length !== 1 && cells.length !== 3) {
      const expected = 'expected 1 column (gene_id) or 3 columns (gene_id,log2fc,pvalue)';
      throw badFile(this.file, line, `${expected}, found ${cells.length}`);
    }
    if (this.genes.find(cells[0]) !== undefined) {
      throw badFile(this.file, line, `no header line: ${quoteText(cells[0])} is a gene`);
    }
    this.columns = cells.length;
  }

  private readRow(cells: string[], line: number): void {
    this.counter.rows++;
    const gene = this.genes.find(cells[0]);
    const log2fc = this.columns === 3 ? this.value(cells[1], 'log2fc', line) : NaN;
    const pvalue = this.columns === 3 ? this.value(cells[2], 'pvalue', line) : NaN;
    if (pvalue < 0 || pvalue > 1)
      throw badFile(this.file, line, `the pvalue ${quoteText(cells[2])} is not between 0 and 1`);
    if (gene === undefined) this.counter.skip(cells[0] === '' ? 'no gene' : 'gene not in the annotation', cells[0]);
    else if (this.seen.has(gene)) this.counter.skip('duplicate', cells[0]);
    else this.add(gene, log2fc, pvalue);
  }

  private add(gene: number, log2fc: number, pvalue: number): void {
    this.seen.add(gene);
    this.targets.push(gene);
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
    const order = Uint32Array.from(this.targets.keys()).sort((a, b) => this.targets[a] - this.targets[b]);
    const sorted = (values: readonly number[]): Float64Array => Float64Array.from(order, (i) => values[i]);
    return {
      targets: Uint32Array.from(order, (i) => this.targets[i]),
      log2fc: this.columns === 3 ? sorted(this.log2fc) : null,
      pvalue: this.columns === 3 ? sorted(this.pvalue) : null,
    };
  }
}

import { badFile, quoteText, type NamedFile, type SourceFile } from './badFile.ts';
import { decode } from './decode.ts';
import { finite, readNumberCell } from './numberCell.ts';
import type { GeneIndex } from './geneIndex.ts';
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
export async function readAnalysisData(file: SourceFile, genes: GeneIndex): Promise<ReadAnalysis> {
  const reader = new DataReader(file, genes);
  const text = decode(await readBytes(file), file, 1);
  forEachRow(text, file, (cells, line) => reader.visit(cells, line));
  return { data: reader.finish(), report: reader.counter.report(file.shown, 'analysis') };
}

class DataReader {
  readonly counter = new RowCounter();
  private columns = 0;
  private readonly genes: GeneIndex;
  /** Number of the row of each gene from 1 on, in the order of the file; 0 for a gene without one. */
  private readonly rowOf: Uint32Array;
  private rows = 0;
  private readonly log2fc: number[] = [];
  private readonly pvalue: number[] = [];
  private readonly file: NamedFile;

  constructor(file: NamedFile, genes: GeneIndex) {
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

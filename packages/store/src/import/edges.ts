import { compareTexts } from '@trellis/core';
import type { EdgeTypeContents } from '@trellis/core/dataset';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readText } from './readText.ts';
import { copyOf, type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/** Collects additional edges of several files; undirected pairs are stored in both directions. */
export class EdgeCollector {
  private readonly types = new Map<string, { directed: boolean; file: string; keys: Set<number> }>();
  /** Edge types of the file that is being read. */
  private read = new Set<string>();
  private readonly genes: GeneIndex;
  private readonly size: number;

  constructor(genes: GeneIndex, size: number) {
    this.genes = genes;
    this.size = size;
  }

  /** Adds existing edge types. */
  addTypes(types: readonly EdgeTypeContents[]): void {
    for (const { name, directed, pairs } of types) {
      const keys = new Set<number>();
      for (let i = 0; i < pairs.length; i += 2) keys.add(pairs[i] * this.size + pairs[i + 1]);
      this.types.set(name, { directed, file: 'the data set', keys });
    }
  }

  /** Reads edges and returns their types: a `.sif` file (`source edge target...`) or a CSV file with a header line and rows of source, target and edge. */
  async addFile(
    file: SourceFile,
    directed: boolean,
  ): Promise<{ readonly report: FileReport; readonly types: readonly string[] }> {
    this.read = new Set();
    const text = await readText(file);
    const counter = new RowCounter();
    if (/\.sif(\.gz)?$/i.test(file.shown)) this.readSif(text, file, directed, counter);
    else this.readCsv(text, file, directed, counter);
    return { report: counter.report(file.shown, 'edges'), types: [...this.read] };
  }

  private readCsv(text: string, file: SourceFile, directed: boolean, counter: RowCounter): void {
    let hasHeader = false;
    const visit = (cells: string[], line: number): void => {
      if (cells.length !== 3)
        throw badFile(file, line, `expected 3 columns (source,target,edge), found ${cells.length}`);
      const [source, target, edge] = cells;
      if (hasHeader) {
        counter.rows++;
        this.addEdge({ source, target, edge, directed, file, line }, counter);
      } else if (this.genes.find(source) !== undefined) {
        throw badFile(file, line, `no header line (source,target,edge): ${quoteText(source)} is a gene`);
      }
      hasHeader = true;
    };
    forEachRow(text, file, visit);
    if (!hasHeader) throw badFile(file, undefined, 'empty; expected the columns source,target,edge');
  }

  private readSif(text: string, file: SourceFile, directed: boolean, counter: RowCounter): void {
    const separator = text.includes('\t') ? '\t' : /\s+/;
    for (const [i, row] of text.split('\n').entries()) {
      if (row.trim() === '') continue;
      const cells = row.trim().split(separator);
      const [source, edge, ...targets] = cells.map((cell) => cell.trim());
      if (cells.length === 2) throw badFile(file, i + 1, 'expected "source edge target...", found 2 words');
      counter.rows += Math.max(1, targets.length);
      if (cells.length === 1) counter.skip('node without an edge', source);
      for (const target of targets) this.addEdge({ source, target, edge, directed, file, line: i + 1 }, counter);
    }
  }

  private addEdge(row: EdgeRow, counter: RowCounter): void {
    const { source, target, edge, file, line } = row;
    if (edge === '' || edge.includes('\n')) throw badFile(file, line, `${quoteText(edge)} is not an edge type`);
    const { directed, keys } = this.typeOf(row);
    if (!this.read.has(edge)) this.read.add(copyOf(edge));
    const [from, to] = [this.genes.find(source), this.genes.find(target)];
    if (from === undefined || to === undefined) {
      const unknown = from === undefined ? source : target;
      counter.skip(unknown === '' ? 'no gene' : 'gene not in the annotation', unknown);
    } else if (keys.has(from * this.size + to)) {
      counter.skip('duplicate', `${source} ${target}`);
    } else {
      keys.add(from * this.size + to);
      if (!directed) keys.add(to * this.size + from);
    }
  }

  private typeOf({ edge, directed, file, line }: EdgeRow): {
    readonly directed: boolean;
    readonly keys: Set<number>;
  } {
    const known = this.types.get(edge);
    if (known && known.directed !== directed) {
      const word = (is: boolean): string => (is ? 'directed' : 'undirected');
      throw badFile(
        file,
        line,
        `the edge type ${quoteText(edge)} is ${word(directed)} here but ${word(known.directed)} in ${known.file}`,
      );
    }
    if (known) return known;
    const type = { directed, file: file.shown, keys: new Set<number>() };
    this.types.set(copyOf(edge), type);
    return type;
  }

  /** All edge types with at least one edge, sorted by name. */
  finish(): EdgeTypeContents[] {
    return [...this.types]
      .filter(([, { keys }]) => keys.size > 0)
      .sort(([a], [b]) => compareTexts(a, b))
      .map(([name, { directed, keys }]) => ({ name, directed, pairs: this.pairsOf(keys) }));
  }

  private pairsOf(keys: ReadonlySet<number>): Uint32Array {
    const sorted = Float64Array.from(keys).sort();
    const pairs = new Uint32Array(2 * sorted.length);
    sorted.forEach((key, i) => pairs.set([Math.floor(key / this.size), key % this.size], 2 * i));
    return pairs;
  }
}

interface EdgeRow {
  readonly source: string;
  readonly target: string;
  readonly edge: string;
  readonly directed: boolean;
  readonly file: SourceFile;
  readonly line: number;
}

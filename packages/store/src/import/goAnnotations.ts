import { compareTexts } from '@trellis/core';
import { startsOf, type GoAnnotations, type OntologyContents } from '@trellis/core/dataset';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readGafRow, type AnnotationRow } from './gaf.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { TermIndex } from './termIndex.ts';
import { forEachTabRow, requireTabHeader, type OnRead } from './tsvRows.ts';

/** Largest number of different evidence codes. */
const maxCodes = 256;

/** Collects the annotations of several files, GAF or of two columns. */
export class AnnotationCollector {
  /** Gene, term and code of each annotation as one number, the code by its place in `codes`. */
  private readonly found = new Set<number>();
  private readonly pairs = new Set<number>();
  private readonly annotated = new Set<number>();
  private readonly codes = new Map<string, number>();
  private readonly terms: TermIndex;
  private readonly size: number;

  private readonly genes: GeneIndex;
  private readonly geneCount: number;

  constructor(ontology: OntologyContents, genes: GeneIndex, geneCount: number) {
    this.genes = genes;
    this.geneCount = geneCount;
    this.terms = new TermIndex(ontology);
    this.size = ontology.ids.length;
  }

  async addFile(file: SourceFile, onRead?: OnRead): Promise<FileReport> {
    const counter = new AnnotationCounter();
    const isGaf = /\.gaf(\.gz)?$/i.test(file.shown);
    let hasHeader = isGaf;
    const visit = (cells: string[], line: number): void => {
      if (isGaf) {
        if (!cells[0].startsWith('!')) this.addRow(readGafRow(cells, file, line), counter);
        else requireGafVersion(cells[0], file, line);
      } else {
        if (cells.length !== 2)
          throw badFile(file, line, `expected 2 columns (gene_id, go_id), found ${cells.length}`);
        if (!hasHeader) requireTabHeader(file, this.genes, cells, line);
        else
          for (const term of this.termsIn(cells[1]))
            this.addRow({ genes: [cells[0]], term, code: '', isNegated: false }, counter);
        hasHeader = true;
      }
    };
    await forEachTabRow(file, visit, onRead);
    if (!hasHeader) throw badFile(file, undefined, 'empty; expected the columns gene_id, go_id');
    if (this.codes.size > maxCodes) throw badFile(file, undefined, `more than ${maxCodes} different evidence codes`);
    return counter.finish(file.shown);
  }

  private addRow(row: AnnotationRow, counter: AnnotationCounter): void {
    counter.rows++;
    const gene = this.geneOf(row);
    const match = this.terms.find(row.term);
    if (row.isNegated) counter.skip('NOT qualifier', row.genes[0]);
    else if (gene === undefined) counter.skip('gene not in the annotation', row.genes[0]);
    else if (match.kind !== 'term') counter.skip(`${match.kind} GO term`, row.term);
    else {
      if (match.by !== 'id') counter.counts[`by_${match.by}`]++;
      if (!this.addAnnotation(gene, match.term, row.code, counter))
        counter.skip('duplicate', `${row.genes[0]} ${row.term}`);
    }
  }

  /** The terms of a cell, one or several: `GO:0003677, GO:0006355`. */
  private termsIn(cell: string): readonly string[] {
    const several = cell.split(/[\s,;|]+/).filter(Boolean);
    return several.length < 2 || this.terms.find(cell).kind === 'term' ? [cell] : several;
  }

  private geneOf({ genes }: AnnotationRow): number | undefined {
    for (const id of genes) {
      const gene = this.genes.find(id);
      if (gene !== undefined) return gene;
    }
    return undefined;
  }

  /** Returns false if the annotation is known. */
  private addAnnotation(gene: number, term: number, code: string, { counts }: AnnotationCounter): boolean {
    const pair = gene * this.size + term;
    const key = pair * maxCodes + this.codeOf(code);
    if (this.found.has(key)) return false;
    if (!this.pairs.has(pair)) counts.pairs++;
    if (!this.annotated.has(gene)) counts.genes++;
    this.found.add(key);
    this.pairs.add(pair);
    this.annotated.add(gene);
    return true;
  }

  private codeOf(code: string): number {
    const known = this.codes.get(code);
    if (known !== undefined) return known;
    this.codes.set(copyOf(code), this.codes.size);
    return this.codes.size - 1;
  }

  /** All annotations, by gene, term and evidence code. */
  finish(): GoAnnotations {
    const { size } = this;
    const found = [...this.codes.keys()];
    const codes = [...found].sort(compareTexts);
    const rank = found.map((code) => codes.indexOf(code));
    const keys = Float64Array.from(this.found, (key) => key - (key % maxCodes) + rank[key % maxCodes]).sort();
    const pairOf = (key: number): number => Math.floor(key / maxCodes);
    return {
      starts: startsOf(this.geneCount, (count) => keys.forEach((key) => count(Math.floor(pairOf(key) / size)))),
      terms: Uint32Array.from(keys, (key) => pairOf(key) % size),
      evidence: Uint8Array.from(keys, (key) => key % maxCodes),
      codes,
    };
  }
}

/** Counts rows, and what became of them. */
class AnnotationCounter extends RowCounter {
  readonly counts = { by_alt_id: 0, by_replaced_by: 0, pairs: 0, genes: 0 };

  finish(file: string): FileReport {
    return { ...this.report(file, 'GO annotations'), counts: { ...this.counts } };
  }
}

function requireGafVersion(comment: string, file: SourceFile, line: number): void {
  const version = /^!\s*gaf-version:\s*(.*)$/i.exec(comment)?.[1].trim();
  if (version !== undefined && !/^2\.[012]$/.test(version))
    throw badFile(file, line, `the gaf-version ${quoteText(version)} is not 2.0, 2.1 or 2.2`);
}

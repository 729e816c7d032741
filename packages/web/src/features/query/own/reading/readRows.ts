import type { GeneNames } from '@trellis/core';
import type { OwnRows } from '../../../../state/own/ownAnalysis.ts';
import type { ColumnChoice } from './chooseColumns.ts';
import { figureOf, isMissing } from './figures.ts';
import type { OwnTable } from './ownTable.ts';

/** Names that are left out: how many, and the first ones. */
export interface LeftOut {
  readonly count: number;
  readonly first: readonly string[];
}

/** The rows of a table with known genes, and what is left out. */
export interface ReadRows extends OwnRows {
  /** Number of genes. */
  readonly count: number;
  readonly unknown: LeftOut;
  /** Names of several genes. */
  readonly ambiguous: LeftOut;
  /** Further rows of a gene; the one with the smallest p-value counts, else the first one. */
  readonly duplicates: number;
  /** Names that are the id of a transcript or a protein. */
  readonly isoforms: number;
  /** Cells of the chosen columns that are neither numbers nor missing. */
  readonly notNumbers: LeftOut;
}

const maxShown = 5;

/** Counts names and keeps the first ones. */
class Names {
  private readonly names = new Set<string>();
  add(name: string): void {
    this.names.add(name);
  }
  get leftOut(): LeftOut {
    return { count: this.names.size, first: [...this.names].slice(0, maxShown) };
  }
}

/** Reads the chosen columns of a table. `ids` are those of the genes that `names` finds. */
export function readRows(
  table: OwnTable,
  choice: ColumnChoice,
  { names, ids }: { readonly names: GeneNames; readonly ids: readonly string[] },
): ReadRows {
  const rows = new RowsReader(choice);
  for (const cells of table.rows) rows.visit(cells, names);
  return rows.finish(ids);
}

class RowsReader {
  private readonly genes: number[] = [];
  private readonly change: number[] = [];
  private readonly p: number[] = [];
  private readonly places = new Map<number, number>();
  private readonly unknown = new Names();
  private readonly ambiguous = new Names();
  private readonly notNumbers = new Names();
  private duplicates = 0;
  private isoforms = 0;
  private readonly choice: ColumnChoice;

  constructor(choice: ColumnChoice) {
    this.choice = choice;
  }

  visit(cells: readonly string[], names: GeneNames): void {
    const name = cells[this.choice.gene];
    const match = names.find(name);
    if (match.kind === 'ambiguous') this.ambiguous.add(name);
    else if (match.kind === 'gene') {
      if (match.isIsoform) this.isoforms++;
      this.add(match.gene, cells);
    } else if (!isMissing(name)) this.unknown.add(name);
  }

  private add(gene: number, cells: readonly string[]): void {
    const { change, p } = this.choice;
    const row = { change: this.figure(cells, change), p: this.figure(cells, p) };
    const place = this.places.get(gene);
    if (place === undefined) {
      this.places.set(gene, this.genes.length);
      this.put(this.genes.length, gene, row);
      return;
    }
    this.duplicates++;
    if (row.p < this.p[place] || (Number.isNaN(this.p[place]) && !Number.isNaN(row.p))) this.put(place, gene, row);
  }

  private put(place: number, gene: number, row: { readonly change: number; readonly p: number }): void {
    this.genes[place] = gene;
    this.change[place] = row.change;
    this.p[place] = row.p;
  }

  private figure(cells: readonly string[], column: number | undefined): number {
    if (column === undefined) return NaN;
    const number = figureOf(cells[column]);
    if (Number.isNaN(number) && !isMissing(cells[column])) this.notNumbers.add(cells[column]);
    return number;
  }

  finish(ids: readonly string[]): ReadRows {
    const { change, p } = this.choice;
    return {
      genes: this.genes.map((gene) => ids[gene]).join('\n'),
      change: change === undefined ? undefined : Float64Array.from(this.change),
      p: p === undefined ? undefined : Float64Array.from(this.p),
      count: this.genes.length,
      unknown: this.unknown.leftOut,
      ambiguous: this.ambiguous.leftOut,
      notNumbers: this.notNumbers.leftOut,
      duplicates: this.duplicates,
      isoforms: this.isoforms,
    };
  }
}

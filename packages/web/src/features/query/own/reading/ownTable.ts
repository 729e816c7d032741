import { tableOfRows, type GeneNames, type TextRow, type TextTable } from '@trellis/core';
import { figureOf, isMissing } from './figures.ts';

/** A table of a file: its columns, and whether the file names them. */
export interface OwnTable extends TextTable {
  readonly hasHeader: boolean;
}

/** Rows of which the content of columns is judged. */
const sampleSize = 400;

/**
 * The rows as a table. The first one names the columns unless it has a gene where the other rows have genes, or a number
 * where they have numbers. Throws `bad-file` for a row with more cells than columns.
 */
export function tableOf(rows: readonly TextRow[], names: GeneNames, name: string): OwnTable {
  const hasHeader = !isDataRow(rows, names);
  return { ...tableOfRows(rows, { name, header: hasHeader }), hasHeader };
}

function isDataRow(rows: readonly TextRow[], names: GeneNames): boolean {
  const [first, ...others] = sampleOf(rows).map(({ cells }) => cells);
  if (!first) return false;
  return first.some((cell, i) => {
    const below = others.map((cells) => cells[i] ?? '');
    return (
      (isGene(cell, names) && (others.length === 0 || shareOf(below, (one) => isGene(one, names)) > 0.1)) ||
      (isFigure(cell) && shareOf(below, isFigure) > 0.8)
    );
  });
}

/** Rows from the whole of a table, the first one among them. */
export function sampleOf<T>(rows: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  return rows.filter((_, i) => i % step === 0);
}

/** The share of texts for which something holds; 0 of none. Missing values do not count. */
export function shareOf(cells: readonly string[], holds: (cell: string) => boolean): number {
  const present = cells.filter((cell) => !isMissing(cell));
  return present.length === 0 ? 0 : present.filter(holds).length / present.length;
}

const isGene = (cell: string, names: GeneNames): boolean => cell !== '' && names.find(cell).kind !== 'unknown';

export const isFigure = (cell: string): boolean => !Number.isNaN(figureOf(cell));

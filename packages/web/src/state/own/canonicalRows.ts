import { targetsCsv } from '@trellis/core/formats';
import type { ChangeUnit, Cutoffs, OwnReading, OwnRows, PUnit } from './ownAnalysis.ts';

/** Whether a row is a target; a missing number passes only a cutoff that lets everything pass. */
const passes = (change: number, p: number, { minChange, maxP }: Cutoffs): boolean =>
  (minChange <= 0 || Math.abs(change) >= minChange) && (maxP >= 1 || p <= maxP);

/** The indices of the rows that are targets, with their log2 fold changes and p-values. */
function* targetsOf({ genes, change, p }: OwnRows, { changeUnit, pUnit, cutoffs }: OwnReading) {
  const count = change?.length ?? p?.length ?? (genes === '' ? 0 : genes.split('\n').length);
  for (let i = 0; i < count; i++) {
    const log2fc = change ? toLog2(change[i], changeUnit) : NaN;
    const pvalue = p ? toP(p[i], pUnit) : NaN;
    if (!cutoffs || passes(log2fc, pvalue, cutoffs)) yield { i, log2fc, pvalue };
  }
}

/** The number of rows that are targets. */
export function countTargets(rows: OwnRows, reading: OwnReading): number {
  let count = 0;
  for (const _ of targetsOf(rows, reading)) count++;
  return count;
}

/** The targets as a file of the import (see `targetsCsv`). */
export function canonicalCsv(rows: OwnRows, reading: OwnReading): string {
  const genes = rows.genes.split('\n');
  const targets = Array.from(targetsOf(rows, reading), ({ i, ...values }) => ({ gene: genes[i], ...values }));
  // A p-value without a fold change only cuts: the query language has no target with a p-value alone.
  return targetsCsv(targets, rows.change !== undefined);
}

/** The rows of a text that `targetsCsv` has made. */
export function rowsOfCsv(text: string): OwnRows {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const cells = lines.map((line) => line.split(','));
  const column = (i: number) =>
    header.includes(',') ? Float64Array.from(cells, (row) => numberOf(row[i])) : undefined;
  return { genes: cells.map(([gene]) => gene).join('\n'), change: column(1), p: column(2) };
}

const numberOf = (text = ''): number => (text === '' ? NaN : Number(text.replace('inf', 'Infinity')));

/**
 * A change as a log2 fold change. A ratio is that of the amounts; a signed one is -2 for half the amount. NaN for a ratio
 * that is not positive, and for a missing number.
 */
export function toLog2(change: number, unit: ChangeUnit): number {
  switch (unit) {
    case 'log2':
      return change;
    case 'ln':
      return change / Math.LN2;
    case 'log10':
      return change / Math.LOG10E / Math.LN2;
    case 'ratio':
      return Math.log2(change);
    case 'signed':
      return change < 0 ? -Math.log2(-change) : Math.log2(change);
    default:
      return unit satisfies never;
  }
}

/** A p-value from the number of a column, which can be its negative logarithm. */
export const toP = (value: number, unit: PUnit): number => (unit === 'p' ? value : 10 ** -value);

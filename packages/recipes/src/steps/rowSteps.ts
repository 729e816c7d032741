import type { StepOf } from '../recipe/step.ts';
import type { Table } from '../table.ts';
import { cellNumber, plainMinus } from '@trellis/core/formats';
import { columnOf, mapColumn } from './columnOf.ts';
import { compileCondition, describeCondition } from './condition.ts';
import type { StepContext } from './context.ts';

/** The rows that pass a test; counts the others. */
function filter(
  table: Table,
  test: (row: readonly string[]) => boolean,
  reason: string,
  context: StepContext,
): Table {
  const rows = table.rows.filter(test);
  context.skip(reason, table.rows.length - rows.length);
  return { columns: table.columns, rows };
}

/** Keeps the rows that meet a condition. */
export const keep = (table: Table, { keep: condition }: StepOf<'keep'>, context: StepContext): Table =>
  filter(table, compileCondition(condition, table), `not: ${describeCondition(condition)}`, context);

/** Leaves out rows without a number in the columns, and writes minus signs as hyphens. */
export function numbers(table: Table, { numbers: names }: StepOf<'numbers'>, context: StepContext): Table {
  const indexes = names.map((name) => columnOf(table, name));
  const complete = filter(
    table,
    (row) => indexes.every((index) => !Number.isNaN(cellNumber(row[index]))),
    `no number in ${names.join(' or ')}`,
    context,
  );
  return names.reduce((all, name) => mapColumn(all, name, plainMinus), complete);
}

/** Leaves out rows whose genes the edition does not have. */
export function known(table: Table, { known: names }: StepOf<'known'>, context: StepContext): Table {
  const indexes = names.map((name) => columnOf(table, name));
  return filter(
    table,
    (row) => indexes.every((index) => context.hasGene(row[index])),
    'gene not in the annotation',
    context,
  );
}

const keyOf = (row: readonly string[], indexes: readonly number[]): string =>
  indexes.map((index) => row[index]).join('\t');

/** Of rows that agree in the columns keeps the first. */
export function once(table: Table, { once: names }: StepOf<'once'>, context: StepContext): Table {
  const indexes = names.map((name) => columnOf(table, name));
  const seen = new Set<string>();
  const isFirst = (row: readonly string[]): boolean => seen.size < seen.add(keyOf(row, indexes)).size;
  return filter(table, isFirst, 'duplicate', context);
}

/** Whether the number of a cell is larger than that of another one; any number is larger than none. */
function isLarger(cell: string, other: string): boolean {
  const [number, least] = [cellNumber(cell), cellNumber(other)];
  return number > least || (Number.isNaN(least) && !Number.isNaN(number));
}

/** Of rows that agree in the columns `of` keeps the one with the largest number, the first of several, at the first one's place. */
export function best(table: Table, { best: name, of }: StepOf<'best'>, context: StepContext): Table {
  const value = columnOf(table, name);
  const indexes = of.map((one) => columnOf(table, one));
  const rows = new Map<string, readonly string[]>();
  for (const row of table.rows) {
    const key = keyOf(row, indexes);
    const earlier = rows.get(key);
    if (!earlier || isLarger(row[value], earlier[value])) rows.set(key, row);
  }
  context.skip(`not the largest ${name} of its pair`, table.rows.length - rows.size);
  return { columns: table.columns, rows: [...rows.values()] };
}

import { compareTexts, TrellisError } from '@trellis/core';
import { cellNumber } from '@trellis/core/formats';
import type { StepOf } from '../recipe/step.ts';
import type { Table } from '../table.ts';
import { columnOf, differentColumns } from './columnOf.ts';
import type { StepContext } from './context.ts';

/** The columns of a list, or those that a regular expression finds. Throws `bad-file` if it finds none. */
function columnsOf(table: Table, which: string | readonly string[]): readonly number[] {
  if (typeof which !== 'string') return which.map((name) => columnOf(table, name));
  const expression = new RegExp(which, 'u');
  const found = table.columns.flatMap((name, i) => (expression.test(name) ? [i] : []));
  if (found.length > 0) return found;
  throw new TrellisError('bad-file', `no column is found by ${which}; there are ${table.columns.join(', ')}`);
}

/** Gives the first columns new names. Throws `bad-file` when there are fewer, and when a further one has the same name. */
export function nameColumns({ columns, rows }: Table, { columns: names }: StepOf<'columns'>): Table {
  if (names.length > columns.length)
    throw new TrellisError('bad-file', `expected ${names.length} columns, found ${columns.length}`);
  return { columns: differentColumns([...names, ...columns.slice(names.length)]), rows };
}

/** Makes a row of each of several columns: the column's name goes to `name`, its cell to `value`. */
export function melt(table: Table, { melt: which, name, value }: StepOf<'melt'>): Table {
  const melted = columnsOf(table, which);
  const kept = table.columns.map((_, i) => i).filter((i) => !melted.includes(i));
  const rows = melted.flatMap((column) =>
    table.rows.map((row) => [...kept.map((i) => row[i]), table.columns[column], row[column]]),
  );
  return { columns: differentColumns([...kept.map((i) => table.columns[i]), name, value]), rows };
}

/** Makes a row of each part of a cell, without blanks around it; empty parts do not count, and rows without a part are left out. */
export function split(table: Table, { split: name, at }: StepOf<'split'>, context: StepContext): Table {
  const index = columnOf(table, name);
  const partsOf = (row: readonly string[]): string[] =>
    row[index]
      .split(at)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const found = table.rows.map((row) => partsOf(row).map((part) => row.with(index, part)));
  context.skip(`${name} is empty`, found.filter(({ length }) => length === 0).length);
  return { columns: table.columns, rows: found.flat() };
}

/**
 * Replaces old ids by new ones: an id of several new ones makes several rows, or with `glue` one cell; one without is left
 * out.
 */
export function convert(table: Table, step: StepOf<'convert'>, context: StepContext): Table {
  const conversion = context.conversion(step.with);
  return step.convert.reduce((all, name) => {
    const index = columnOf(all, name);
    const newIds = (row: readonly string[]): readonly string[] => [
      ...(conversion.get(row[index].toUpperCase()) ?? []),
    ];
    const found = all.rows.filter((row) => newIds(row).length > 0);
    context.skip(`${name} has no new id in ${step.with}`, all.rows.length - found.length);
    const { glue } = step;
    const rows =
      glue === undefined
        ? found.flatMap((row) => newIds(row).map((id) => row.with(index, id)))
        : found.map((row) => row.with(index, newIds(row).join(glue)));
    return { columns: all.columns, rows };
  }, table);
}

/** Sorts by columns: numbers by their size, then texts by their characters, in both directions. Rows that agree keep their order. */
export function sort(table: Table, { sort: names, descending = false }: StepOf<'sort'>): Table {
  const indexes = names.map((name) => columnOf(table, name));
  const direction = descending ? -1 : 1;
  const compare = (a: string, b: string): number => {
    const [x, y] = [cellNumber(a), cellNumber(b)];
    const [isText, isOtherText] = [Number.isNaN(x), Number.isNaN(y)];
    if (isText !== isOtherText) return isText ? 1 : -1;
    return (isText ? compareTexts(a, b) : x - y) * direction;
  };
  const rows = table.rows.toSorted((a, b) => {
    for (const index of indexes) {
      const order = compare(a[index], b[index]);
      if (order !== 0) return order;
    }
    return 0;
  });
  return { columns: table.columns, rows };
}

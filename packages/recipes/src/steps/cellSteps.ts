import { TrellisError } from '@trellis/core';
import { cellNumber } from '@trellis/core/formats';
import type { StepOf } from '../recipe/step.ts';
import type { Table } from '../table.ts';
import { columnOf, mapColumn } from './columnOf.ts';
import { compileCondition } from './condition.ts';
import type { StepContext } from './context.ts';
import { compileTemplate } from './template.ts';

/**
 * Sets columns, each where its condition holds, to templates, one after the other. Steps that follow each other are taken
 * together: each would copy every row.
 */
export function set(table: Table, steps: readonly StepOf<'set'>[]): Table {
  let { columns } = table;
  const changes = steps.map(({ set: name, to, where }) => {
    const text = compileTemplate(to, { columns, rows: [] });
    const applies = where ? compileCondition(where, { columns, rows: [] }) : () => true;
    if (!columns.includes(name)) columns = [...columns, name];
    return { index: columns.indexOf(name), text, applies };
  });
  const rows = table.rows.map((row) => {
    const cells = [...row];
    for (const { index, text, applies } of changes)
      cells[index] = applies(cells) ? text(cells) : (cells[index] ?? '');
    return cells;
  });
  return { columns, rows };
}

/** Replaces what a regular expression finds in a column, into that column or a new one. */
export function replace(table: Table, { replace: name, pattern, with: text, into = name }: StepOf<'replace'>): Table {
  const from = columnOf(table, name);
  const expression = new RegExp(pattern, 'gu');
  return mapColumn(table, into, (_, row) => row[from].replace(expression, text));
}

/** Adds the columns that a small table has for the text in a column; leaves out rows without an entry. */
export function lookup(table: Table, { lookup: name, rows }: StepOf<'lookup'>, context: StepContext): Table {
  const key = columnOf(table, name);
  const entries = new Map(Object.entries(rows).map(([text, cells]) => [text, new Map(Object.entries(cells))]));
  const found = table.rows.filter((row) => entries.has(row[key]));
  context.skip(`${name} is not one that is used`, table.rows.length - found.length);
  const names = new Set([...entries.values()].flatMap((entry) => [...entry.keys()]));
  return [...names].reduce(
    (all: Table, column) => mapColumn(all, column, (cell, row) => entries.get(row[key])?.get(column) ?? cell),
    { columns: table.columns, rows: found },
  );
}

/** Writes columns in upper case. */
export const upper = (table: Table, { upper: names }: StepOf<'upper'>): Table =>
  names.reduce((all, name) => {
    columnOf(all, name);
    return mapColumn(all, name, (cell) => cell.toUpperCase());
  }, table);

/** Counts the parts of a cell, into another column; an empty cell has none. */
export function count(table: Table, { count: name, at, into }: StepOf<'count'>): Table {
  const from = columnOf(table, name);
  return mapColumn(table, into, (_, row) => String(row[from] === '' ? 0 : row[from].split(at).length));
}

/** Rounds the numbers of a column to decimals; trailing zeros are dropped. */
export function round(table: Table, { round: name, digits }: StepOf<'round'>): Table {
  columnOf(table, name);
  return mapColumn(table, name, (cell) => {
    const number = cellNumber(cell);
    if (Number.isNaN(number)) throw new TrellisError('bad-file', `${name} is not a number: ${JSON.stringify(cell)}`);
    return String(Number(number.toFixed(digits)));
  });
}

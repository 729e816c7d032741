import type { Condition } from '../recipe/step.ts';
import type { Table } from '../table.ts';
import { cellNumber } from '@trellis/core/formats';
import { columnOf } from './columnOf.ts';

const listOf = (texts: string | readonly string[]): ReadonlySet<string> =>
  new Set(typeof texts === 'string' ? [texts] : texts);

/** Whether rows meet a condition. */
export function compileCondition(condition: Condition, table: Table): (row: readonly string[]) => boolean {
  const index = columnOf(table, condition.column);
  const { is, isNot, contains, above, below } = condition;
  const tests: ((cell: string) => boolean)[] = [];
  if (is !== undefined) {
    const wanted = listOf(is);
    tests.push((cell) => wanted.has(cell));
  }
  if (isNot !== undefined) {
    const unwanted = listOf(isNot);
    tests.push((cell) => !unwanted.has(cell));
  }
  if (contains !== undefined) tests.push((cell) => cell.includes(contains));
  if (above !== undefined) tests.push((cell) => cellNumber(cell) > above);
  if (below !== undefined) tests.push((cell) => cellNumber(cell) < below);
  return (row) => tests.every((test) => test(row[index]));
}

/** Describes a condition in a report: `padj below 0.01`. */
export function describeCondition({ column, is, isNot, contains, above, below }: Condition): string {
  const parts: string[] = [];
  if (is !== undefined) parts.push(`is ${shortList(is)}`);
  if (isNot !== undefined) parts.push(`is not ${shortList(isNot)}`);
  if (contains !== undefined) parts.push(`contains ${contains}`);
  if (above !== undefined) parts.push(`above ${above}`);
  if (below !== undefined) parts.push(`below ${below}`);
  return `${column} ${parts.join(' and ')}`;
}

function shortList(texts: string | readonly string[]): string {
  const all = typeof texts === 'string' ? [texts] : texts;
  const shown = all.slice(0, 3).map((one) => JSON.stringify(one));
  return `${shown.join(' or ')}${all.length > 3 ? ' ...' : ''}`;
}

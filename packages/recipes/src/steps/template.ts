import type { Table } from '../table.ts';
import { columnOf } from './columnOf.ts';

/** Makes the text of a row from a template, in which `{column}` means the cell of a column. Throws `bad-file` for an unknown column. */
export function compileTemplate(template: string, table: Table): (row: readonly string[]) => string {
  const parts = template.split(/\{([^{}]+)\}/);
  if (parts.length === 1) return () => template;
  const indexes = parts.map((part, i) => (i % 2 === 1 ? columnOf(table, part) : -1));
  if (parts.length === 3 && parts[0] === '' && parts[2] === '') return (row) => row[indexes[1]];
  return (row) => parts.map((part, i) => (i % 2 === 1 ? row[indexes[i]] : part)).join('');
}

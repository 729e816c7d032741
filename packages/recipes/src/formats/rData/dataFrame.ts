import type { Table } from '../../table.ts';
import { columnNames } from '@trellis/core';
import { cellsOf } from './cells.ts';
import { attributesOf, hasClass, naInteger, textsOf, type RValue } from './rValue.ts';
import { RFormatError } from './xdrReader.ts';

export const isDataFrame = (value: RValue): boolean => value.kind === 'list' && hasClass(value, 'data.frame');

/**
 * The table of a data frame. Its row names are the first column, `row`, unless R made them: 1, 2, 3 and so on. Throws
 * `RFormatError` for a column that is not a vector of texts, numbers or logicals.
 */
export function dataFrameTable(frame: RValue): Table {
  const values = frame.kind === 'list' ? frame.values : [];
  const names = textsOf(attributesOf(frame).get('names')).map((name) => name ?? '');
  const columns = values.map((value, i) => cellsOf(value) ?? refuse(names[i]));
  const rowNames = ownRowNames(attributesOf(frame).get('row.names'));
  const all = rowNames === undefined ? columns : [rowNames, ...columns];
  const count = all[0]?.length ?? 0;
  if (names.length !== columns.length || all.some((column) => column.length !== count))
    throw new RFormatError('the columns of a data frame have different lengths');
  return {
    columns: columnNames(rowNames === undefined ? names : ['', ...names]),
    rows: Array.from({ length: count }, (_, row) => all.map((column) => column[row])),
  };
}

function refuse(name: string | undefined): never {
  throw new RFormatError(`column ${JSON.stringify(name ?? '')} does not hold texts or numbers`);
}

/** The row names that a user gave; undefined for those that R made, which are NA and their count, or 1, 2, 3 and so on. */
function ownRowNames(value: RValue | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  if (value.kind !== 'integers') return cellsOf(value);
  const isCount = value.values.length === 2 && value.values[0] === naInteger;
  return isCount || value.values.every((each, i) => each === i + 1) ? undefined : cellsOf(value);
}

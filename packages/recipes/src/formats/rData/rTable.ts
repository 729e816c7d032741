import type { Table } from '../../table.ts';
import { cellsOf } from './cells.ts';
import { attributesOf, textsOf, hasClass, naInteger, type RValue } from './rValue.ts';
import { columnNames } from '@trellis/core/formats';
import { RFormatError } from './xdrReader.ts';

const isDataFrame = (value: RValue): boolean => value.kind === 'list' && hasClass(value, 'data.frame');

/**
 * The table of a data frame. Its row names are the first column, `row`, unless R made them: 1, 2, 3 and so on. Throws
 * `RFormatError` for a column that is not a vector of texts, numbers or logicals.
 */
function dataFrameTable(frame: RValue): Table {
  const values = frame.kind === 'list' ? frame.values : [];
  const names = textsOf(attributesOf(frame).get('names')).map((name) => name ?? '');
  const columns = values.map((value, i) => cellsOf(value) ?? refuse(names[i]));
  const rowNames = rowNamesOf(attributesOf(frame).get('row.names'));
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
function rowNamesOf(value: RValue | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  if (value.kind !== 'integers') return cellsOf(value);
  const isCount = value.values.length === 2 && value.values[0] === naInteger;
  return isCount || value.values.every((each, i) => each === i + 1) ? undefined : cellsOf(value);
}

/**
 * The table of a value: a data frame as it is, a vector of texts as the column `gene`, a list of such vectors as the columns
 * `list` and `gene`. Undefined for other values, among them a list of data frames, of which one must be chosen.
 */
export function rTable(value: RValue): Table | undefined {
  if (isDataFrame(value)) return dataFrameTable(value);
  const genes = genesOf(value);
  if (genes !== undefined) return { columns: ['gene'], rows: genes.map((gene) => [gene]) };
  return value.kind === 'list' ? listsTable(value) : undefined;
}

/** The texts of a vector or factor without missing ones. */
function genesOf(value: RValue): string[] | undefined {
  const isFactor = value.kind === 'integers' && attributesOf(value).has('levels');
  return value.kind === 'texts' || isFactor ? cellsOf(value)?.filter((text) => text !== '') : undefined;
}

function listsTable(value: RValue): Table | undefined {
  const lists = elementsOf(value).map(([name, each]) => ({
    name,
    genes: each.kind === 'null' ? [] : genesOf(each),
  }));
  if (lists.length === 0 || lists.some(({ name, genes }) => name === '' || genes === undefined)) return undefined;
  const rows = lists.flatMap(({ name, genes = [] }) => genes.map((gene) => [name, gene]));
  return { columns: ['list', 'gene'], rows };
}

/** The elements of a list with their names, '' without one. */
export function elementsOf(value: RValue): [name: string, value: RValue][] {
  if (value.kind === 'pairs') return value.pairs.map((pair) => [pair.tag, pair.value]);
  if (value.kind !== 'list') return [];
  const names = textsOf(attributesOf(value).get('names'));
  return value.values.map((each, i) => [names[i] ?? '', each]);
}

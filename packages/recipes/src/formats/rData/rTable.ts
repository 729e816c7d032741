import type { Table } from '../../table.ts';
import { cellsOf } from './cells.ts';
import { dataFrameTable, isDataFrame } from './dataFrame.ts';
import { attributesOf, textsOf, type RValue } from './rValue.ts';

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

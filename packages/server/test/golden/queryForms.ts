import type { AnalysisIds, QueryAnswer, Summary } from '../messages.ts';
import { byOccurrence, isMissing, listName, plain, sha1, type ColumnNames } from './names.ts';

type Cell = string | number | null;
type Row = readonly Cell[];

/** Columns of a table before those of the analyses. */
const fixedColumns = 8;

/** The whole table: columns by analysis, rows by gene. */
export function formTable({ result }: QueryAnswer) {
  if (!result) throw new Error('the answer has no table');
  const [titles, data, , edges, directions, kinds, ...rows] = result.data as readonly Row[];
  const places = placesOf(data, kinds);
  const shown = rows.filter((row) => row[6]);
  return {
    columns: Object.fromEntries(
      [...places].map(([i, name]) => [name, formColumn(titles[i], edges[i], directions[i])]),
    ),
    rows: Object.fromEntries(shown.map((row) => [String(row[7]), formRow(row, kinds, places)])),
    rowsByFallingEdgeCount: rows.every((row, i) => i === 0 || Number(rows[i - 1][6]) >= Number(row[6])),
    annotation: sha1(
      shown
        .map(([description, family, type, name, , , , gene]) =>
          [gene, description, family, type, name].map((cell) => cell ?? '').join(' | '),
        )
        .sort()
        .join('\n'),
    ),
  };
}

/** Names of the analyses by column; each analysis has several columns, of different kinds. */
function placesOf(data: Row, kinds: Row): Map<number, string> {
  const names = new Map<string, (id: string) => string>();
  const places = new Map<number, string>();
  kinds.forEach((kind, i) => {
    if (i < fixedColumns) return;
    const name = names.get(String(kind)) ?? byOccurrence();
    names.set(String(kind), name);
    places.set(i, name(/ID: (\d+)/.exec(String(data[i]))?.[1] ?? ''));
  });
  return places;
}

function formColumn(title: Cell, edges: Cell, directions: Cell) {
  const tf = /^[^\s(]+/.exec(String(title))?.[0] ?? '';
  const [, count, total = count] = / (\d+)(?: \((\d+)\))?$/.exec(String(edges)) ?? [];
  const [, induced, repressed] = /Induced-(\d+) Repressed-(\d+)/.exec(String(directions ?? '')) ?? [];
  const label = String(title)
    .replace(tf, '')
    .replace(/\([^)]*\)/, '')
    .trim();
  return {
    ...{ tf, edges: Number(count), total: Number(total), label },
    ...(induced !== undefined && { induced: Number(induced), repressed: Number(repressed) }),
  };
}

function formRow(row: Row, kinds: Row, places: ReadonlyMap<number, string>) {
  const [list, listCount, edgeCount] = [row[4], row[5], row[6]];
  const cells: Record<string, Record<string, unknown>> = {};
  for (const [i, name] of places) {
    if (isMissing(row[i])) continue;
    const cell = (cells[name] ??= {});
    if (kinds[i] === 'ADD_EDGES') cell.addEdges = addedEdges(String(row[i]));
    else cell[String(kinds[i]).toLowerCase()] = row[i];
  }
  const short = Object.entries(cells).map(([name, cell]) => [
    name,
    Object.keys(cell).join() === 'edge' ? cell.edge : cell,
  ]);
  return {
    edgeCount,
    ...(list && { userList: String(list).split(', ').map(listName).sort(), userListCount: listCount }),
    cells: Object.fromEntries(short) as unknown,
  };
}

/** The additional edges in a cell, sorted. */
export const addedEdges = (cell: string): string[] =>
  cell
    .split(',')
    .map((edge) => edge.trim())
    .filter(Boolean)
    .sort();

/** Metadata by analysis id, without empty values. */
export function formMetadata({ metadata }: QueryAnswer) {
  const byId: Record<string, Record<string, string>> = {};
  for (const row of Object.values(metadata?.data ?? {}) as Readonly<Record<string, unknown>>[])
    for (const [id, value] of Object.entries(row))
      if (id !== 'KEY' && !isMissing(value)) (byId[id] ??= {})[String(row['KEY'])] = String(value);
  return byId;
}

/** Warnings without their wording of names: the sentence, and what it lists. */
export const formErrors = ({ errors = [] }: QueryAnswer) =>
  Object.fromEntries(
    errors.map((error) => {
      const [text, ids = ''] = error.split(': ');
      return [plain(text), ids.split(/,\s*/).sort()];
    }),
  );

export const formIds = (ids: AnalysisIds, names: ColumnNames) =>
  Object.fromEntries(
    ids.map(([[[tf, filter, tag], id], { name, show, version }]) => [
      names.name(id, tag),
      { tf, filter: plain(filter), name: plain(name), show, version },
    ]),
  );

/** Counts of the chart by analysis, without zeros. */
export function formSummary({ chart }: Summary) {
  const name = byOccurrence();
  return Object.fromEntries(
    Object.entries(chart).map(([key, counts]) => [
      name(/(\d+)\D*$/.exec(key.split('\n')[0])?.[1] ?? key),
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count)),
    ]),
  );
}

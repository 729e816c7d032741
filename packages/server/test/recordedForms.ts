import type { AnalysisIds, QueryAnswer, Summary } from './messages.ts';

/** Brings answers into the form of `fixtures/recorded`: by analysis id, without order and without tags. */

type Cell = string | number | null;

const plain = (text: string): string => text.toLowerCase().replace(/[\s"'()]/g, '');
const listName = (name: string): string => name.replace(/(\.(txt|csv|tsv|sif|gz))+$/i, '');
const filled = (cell: Cell): boolean => cell !== null && cell !== '';

/** Names columns by analysis id; the second time `9#2`, told apart by their tag. */
export class ColumnNames {
  private readonly tags = new Map<number, string[]>();

  constructor(ids: AnalysisIds) {
    for (const [[[, , tag], id]] of ids) this.name(id, tag);
  }

  name(id: number, tag: string): string {
    const tags = this.tags.get(id) ?? [];
    if (!tags.includes(tag)) this.tags.set(id, [...tags, tag]);
    const place = (this.tags.get(id) ?? []).indexOf(tag);
    return place ? `${id}#${place + 1}` : String(id);
  }
}

/** Names by occurrence, for answers that carry no tag. */
function byOccurrence(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times > 1 ? `${id}#${times}` : id;
  };
}

export function formIds(ids: AnalysisIds, names: ColumnNames) {
  return Object.fromEntries(
    ids.map(([[[tf, filter, tag], id], { name, show, version }]) => [
      names.name(id, tag),
      { tf, filter: plain(filter), name: plain(name), show, version },
    ]),
  );
}

export function formSummary({ chart }: Summary) {
  const name = byOccurrence();
  return Object.fromEntries(
    Object.entries(chart).map(([key, counts]) => [name(/(\d+)\D*$/.exec(key.split('\n')[0])?.[1] ?? key), counts]),
  );
}

export function formErrors({ errors = [] }: QueryAnswer) {
  return Object.fromEntries(
    errors.map((error) => {
      const [text, ids = ''] = error.split(': ');
      return [plain(text), ids.split(/,\s*/).sort()];
    }),
  );
}

export function formTable({ result }: QueryAnswer) {
  if (!result) throw new Error('the answer has no table');
  const [titles, data, , edges, directions, kinds, ...rows] = result.data;
  const places = placesOf(data, kinds);
  const columns: Record<string, unknown> = {};
  for (const [i, place] of places) {
    const [, count = '', total = count] = / (\d+)(?: \((\d+)\))?$/.exec(String(edges[i])) ?? [];
    const counts = /Induced-(\d+) Repressed-(\d+)/.exec(String(directions[i]));
    const tf = String(titles[i]).split(/[\s(]/)[0];
    columns[place] = {
      tf,
      edges: Number(count),
      total: Number(total),
      label: String(titles[i]).split('\n')[1] ?? '',
      ...(counts && { induced: Number(counts[1]), repressed: Number(counts[2]) }),
    };
  }
  return { columns, rows: Object.fromEntries(rows.map((row) => [String(row[7]), formRow(row, kinds, places)])) };
}

function placesOf(data: readonly Cell[], kinds: readonly Cell[]): [number, string][] {
  const names = new Map<string, (id: string) => string>();
  return kinds.slice(8).map((kind, i) => {
    const name = names.get(String(kind)) ?? byOccurrence();
    names.set(String(kind), name);
    return [i + 8, name(/ID: (\d+)/.exec(String(data[i + 8]))?.[1] ?? '')];
  });
}

function formRow(row: readonly Cell[], kinds: readonly Cell[], places: readonly [number, string][]) {
  const cells: Record<string, Record<string, unknown>> = {};
  for (const [i, place] of places) {
    const value = row[i];
    if (!filled(value)) continue;
    const cell = (cells[place] ??= {});
    if (kinds[i] === 'EDGE') cell.edge = value;
    else if (kinds[i] === 'ADD_EDGES') cell.addEdges = String(value).split(', ').sort();
    else cell[String(kinds[i]).toLowerCase()] = value;
  }
  const [list, listCount, edgeCount] = [row[4], row[5], row[6]];
  const bare = Object.entries(cells).map(([place, cell]) => [
    place,
    Object.keys(cell).join() === 'edge' ? cell.edge : cell,
  ]);
  return {
    edgeCount,
    ...(list && { userList: String(list).split(', ').map(listName).sort(), userListCount: listCount }),
    cells: Object.fromEntries(bare) as unknown,
  };
}

/** Differences between an expected and an actual form: counts and texts exactly, other numbers to 1e-9 of their value. */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= 1e-9 * Math.abs(expected) ? [] : [`${path}: ${expected}, not ${actual}`];
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return keys.flatMap((key) => differences(expected[key], actual[key], `${path}.${key}`));
  }
  return expected === actual ? [] : [`${path}: ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

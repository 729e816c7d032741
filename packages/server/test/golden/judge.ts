import type { Recorded, RecordedCase } from './readGolden.ts';

type Forms = Readonly<Record<string, unknown>>;
type Edges = Readonly<Record<string, readonly string[]>>;

interface NetworkForm {
  readonly tfs: readonly string[];
  readonly edges: Edges;
}

interface TableForm {
  readonly rows: Readonly<
    Record<
      string,
      {
        readonly cells: Readonly<
          Record<
            string,
            { readonly log2fc?: number; readonly pvalue?: number; readonly addEdges?: readonly string[] } | undefined
          >
        >;
      }
    >
  >;
}

/** An answer that is compared: its name, the recorded form and the actual one. */
export interface Compared {
  readonly name: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** What was not answered as recorded, each with its place. `all` are the recorded answers that some refer to. */
export function differencesOf({ name, expected, actual }: Compared, all: Recorded, recorded: RecordedCase): string[] {
  const wanted = statusOf(expected);
  if (wanted !== undefined) {
    const status = statusOf(actual) ?? 200;
    return [wanted].flat().includes(status) ? [] : [`status ${String(status)}, not ${String(wanted)}`];
  }
  if (statusOf(actual) !== undefined) return [`status ${String(statusOf(actual))} instead of an answer`];
  const [before, after] = comparable({ name, expected: resolved(expected, name, all), actual }, all, recorded);
  return differences(before, after);
}

const isForm = (value: unknown): value is Forms =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const statusOf = (form: unknown): unknown => (isForm(form) ? form['status'] : undefined);

/** An answer that has the content of another one, or that one with further edges. */
function resolved(expected: unknown, name: string, all: Recorded): unknown {
  if (!isForm(expected) || typeof expected['like'] !== 'string') return expected;
  if (expected['like'] === 'table') return name === 'exportCsv' ? cellsOf(all['table'] as TableForm) : all['table'];
  const base = all['network'] as NetworkForm;
  const added = (expected['added'] ?? (all[expected['like']] as Forms)['added'] ?? {}) as Edges;
  const edges = new Map(Object.entries(base.edges));
  for (const [key, targets] of Object.entries(added)) edges.set(key, [...(edges.get(key) ?? []), ...targets]);
  const whole = Object.fromEntries(edges);
  return name.startsWith('sif') ? { lineShape: 'ok', edges: whole } : { ...base, edges: whole };
}

/** Cells of a table by analysis and gene, as the file of the whole table has them. */
function cellsOf({ rows }: TableForm) {
  const cells: Record<string, Record<string, unknown>> = {};
  for (const [gene, row] of Object.entries(rows))
    for (const [column, cell] of Object.entries(row.cells))
      (cells[column] ??= {})[gene] = [cell?.log2fc ?? null, cell?.pvalue ?? null, (cell?.addEdges ?? []).join()];
  return cells;
}

/** Both forms without what the recording leaves open. */
function comparable({ name, expected, actual }: Compared, all: Recorded, recorded: RecordedCase): [unknown, unknown] {
  if (name.endsWith('Edges')) return [withoutTfsOnly(expected, all), withoutTfsOnly(actual, all)];
  if (recorded.ignoreFilter && name.startsWith('ids')) return [withoutFilters(expected), withoutFilters(actual)];
  if (name === 'exportCsv') return [expected, withoutEmptyRows(actual, all['table'] as TableForm)];
  return [expected, actual];
}

/** An additional edge onto a queried TF that is not a target itself can be drawn or not. */
function withoutTfsOnly(form: unknown, all: Recorded): unknown {
  const [{ tfs, edges: drawn }, { rows }] = [all['network'] as NetworkForm, all['table'] as TableForm];
  const isTfOnly = (gene: string) => tfs.includes(gene) && !Object.hasOwn(rows, gene);
  const { edges, ...more } = form as NetworkForm;
  const kept = Object.entries(edges)
    .map(([key, targets]) => [key, targets.filter((gene) => !isTfOnly(gene))] as const)
    .filter(([key, targets]) => (targets.length > 0 && !isTfOnly(key.split(' | ')[0])) || Object.hasOwn(drawn, key));
  return { ...more, edges: Object.fromEntries(kept) };
}

const withoutFilters = (form: unknown) =>
  Object.fromEntries(
    Object.entries(form as Readonly<Record<string, { readonly version: number; readonly name: string }>>).map(
      ([key, state]) => [key, { ...state, filter: '', name: state.version ? state.name : '' }],
    ),
  );

/** A target with a p-value but no fold change is not an edge: whether it is a row was not recorded. */
const withoutEmptyRows = (form: unknown, { rows }: TableForm) =>
  Object.fromEntries(
    Object.entries(form as Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>).map(
      ([column, cells]) => [
        column,
        Object.fromEntries(
          Object.entries(cells).filter(([gene, [change]]) => change !== null || Object.hasOwn(rows, gene)),
        ),
      ],
    ),
  );

/** Differences of two forms: counts and texts exactly, other numbers to 1e-9 of their value, lists of texts as sets. */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  // Not compared.
  if (expected === '*') return [];
  if (typeof expected === 'number' && typeof actual === 'number') {
    const isExact = Number.isInteger(expected) && Number.isInteger(actual);
    const slack = isExact ? 0 : Math.max(1e-300, 1e-9 * Math.abs(expected));
    return Math.abs(expected - actual) <= slack ? [] : [`${path}: ${actual}, not ${expected}`];
  }
  if (isTexts(expected) && Array.isArray(actual)) {
    const [wanted, given] = [new Set<unknown>(expected), new Set<unknown>(actual)];
    const missing = [...wanted].filter((text) => !given.has(text)).map((text) => `${path}: no ${String(text)}`);
    const more = [...given].filter((text) => !wanted.has(text)).map((text) => `${path}: ${String(text)} is too many`);
    return [...missing, ...more];
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => differences(expected[key], actual[key], `${path}.${key}`));
  }
  return expected === actual ? [] : [`${path}: ${shown(actual)}, not ${shown(expected)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 90);

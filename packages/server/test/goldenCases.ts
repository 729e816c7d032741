import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Asked } from './testServer.ts';

/** The answers that were recorded from the reference implementation; they are not part of the repository. */
const folder = fileURLToPath(new URL('../../../../shared/golden/', import.meta.url));

/** Whether the recorded answers are here; without them tests are skipped. */
export const hasGoldenCases = existsSync(join(folder, 'check.mjs'));

/** The data set on which they were recorded, edition `development`. */
export const goldenDataset = join(folder, 'dataset');

/** Twenty recorded cases: every kind of input, and every part of the query language. */
export const goldenNames = [
  ...['and_two', 'background', 'edges_one', 'everything', 'expand_or', 'filter_tfs', 'kw_all_expression'],
  ...['kw_multitype', 'mod_chain', 'mod_edge', 'mod_group', 'mod_pvalue_lt', 'mod_targeted_by_count', 'net2'],
  ...['net4_header', 'net_storage', 'not_right', 'tg_lists2', 'tg_plain', 'tg_storage'],
];

/** Answers of a case whose figures are compared, by their names in the recorded cases. */
const goldenViews = [
  ...(['table', 'exportCsv', 'summary', 'network', 'sif', 'listEnrichment', 'motif'] as const),
  ...(['analysisEnrichment', 'sungear', 'aupr'] as const),
];
export type GoldenView = (typeof goldenViews)[number];

/** Answers that are texts, not JSON. */
const texts = new Set<GoldenView>(['exportCsv', 'sif', 'aupr']);

/** A recorded request, and what was answered. */
export interface GoldenCase {
  readonly name: string;
  readonly request: Asked;
  /** Views with recorded figures. */
  readonly views: readonly GoldenView[];
  /** Compares the answer to a view with the recorded one: counts and texts exactly, other numbers to 1e-9 of their value. */
  differences(view: GoldenView, answer: string): string[];
}

type Form = (answer: unknown, columns: object) => Record<string, unknown>;
type Edges = Readonly<Record<string, readonly string[]>>;

/** The parts of `check.mjs` that are used. */
interface Checker {
  readonly forms: Readonly<Record<GoldenView, Form>>;
  readonly Columns: new () => object;
  readonly cellsOf: (table: unknown) => Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  readonly compare: (expected: unknown, actual: unknown) => string[];
}

interface RecordedTable {
  readonly rows: Readonly<Record<string, unknown>>;
}

/** Reads the twenty cases, or some of them. */
export async function readGoldenCases(names: readonly string[] = goldenNames): Promise<GoldenCase[]> {
  const checker = (await import(pathToFileURL(join(folder, 'check.mjs')).href)) as Checker;
  return names.map((name) => {
    const text = readFileSync(join(folder, 'cases', `${name}.json`), 'utf8');
    const { request, expect } = JSON.parse(text) as { request: Asked; expect: Readonly<Record<string, unknown>> };
    const views = goldenViews.filter((view) => isRecorded(expect[view]));
    return {
      name,
      request,
      views,
      differences: (view, answer) => {
        const form = checker.forms[view];
        const actual = form(texts.has(view) ? answer : JSON.parse(answer), new checker.Columns());
        return checker.compare(...comparable(checker, expect, { view, actual }));
      },
    };
  });
}

/** Whether an answer has figures: some have only a status. */
const isRecorded = (expected: unknown): boolean =>
  typeof expected === 'object' && expected !== null && !('status' in expected);

/** The recorded answer and the actual one; some of the recorded ones repeat another one. */
function comparable(
  { cellsOf }: Checker,
  expect: Readonly<Record<string, unknown>>,
  { view, actual }: { readonly view: GoldenView; readonly actual: Record<string, unknown> },
): [expected: unknown, actual: unknown] {
  if (view === 'sif') {
    const { edges } = expect['network'] as { readonly edges: Edges };
    return [{ lineShape: 'ok', edges }, actual];
  }
  if (view !== 'exportCsv') return [expect[view], actual];
  const table = expect['table'] as RecordedTable;
  // A target with a p-value but no fold change is no edge, so it can be missing as a row.
  const withRows = Object.entries(actual).map(([column, cells]) => [
    column,
    Object.fromEntries(
      Object.entries(cells as Record<string, readonly unknown[]>).filter(
        ([gene, [change]]) => change !== null || Object.hasOwn(table.rows, gene),
      ),
    ),
  ]);
  return [cellsOf(table), Object.fromEntries(withRows)];
}

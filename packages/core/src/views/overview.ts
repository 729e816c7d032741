import { compareTexts } from '../compareTexts.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { groupBy } from '../groupBy.ts';
import { colorCategory } from './categoryColors.ts';

/** One analysis found by a search. */
export interface FoundAnalysis {
  readonly id: number;
  readonly geneId: string;
  readonly geneName: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The analyses found by a search, and their numbers by category. */
export interface OverviewView {
  readonly datasets: readonly FoundAnalysis[];
  readonly summary: Readonly<Record<string, readonly (readonly [label: string, count: number, color: string])[]>>;
  readonly total: number;
}

/** Finds analyses: `key = value` and `key != value` search one metadata key for a substring, any other text TF names and all values. */
export function searchOverview(dataset: Dataset, search: string): OverviewView {
  const matches = searchOf(dataset, search.trim());
  const found = dataset.analyses.filter(matches).sort((a, b) => a.tf - b.tf || a.id - b.id);
  return {
    datasets: found.map(({ id, tf, metadata }) => ({
      id,
      geneId: dataset.genes[tf].id,
      geneName: dataset.genes[tf].name,
      metadata: Object.fromEntries(
        [...metadata].filter(([, value]) => value !== '').sort(([a], [b]) => compareTexts(a, b)),
      ),
    })),
    summary: summarize(dataset, found),
    total: dataset.analyses.length,
  };
}

function searchOf(dataset: Dataset, search: string): (analysis: Analysis) => boolean {
  if (!search) return () => true;
  const comparison = /^([^=!]+?)\s*(!?=)\s*(.*)$/s.exec(search);
  if (comparison) {
    const [key, text] = [comparison[1].toUpperCase(), comparison[3].toUpperCase()];
    const negated = comparison[2] === '!=';
    return (analysis) => (analysis.metadata.get(key)?.toUpperCase().includes(text) ?? false) !== negated;
  }
  const text = search.toUpperCase();
  return ({ tf, metadata }) => {
    const { id, name } = dataset.genes[tf];
    return [id, name, ...metadata.values()].some((value) => value.toUpperCase().includes(text));
  };
}

const missing = new Set(['NA', 'None', '']);

function summarize(dataset: Dataset, found: readonly Analysis[]): OverviewView['summary'] {
  const keys = [...new Set(found.flatMap(({ metadata }) => [...metadata.keys()]))].sort();
  const category = (read: (analysis: Analysis) => string | undefined) => countCategory(found, read);
  return {
    tfs: category(({ tf }) => tfLabel(dataset, tf)),
    ...Object.fromEntries(keys.map((key) => [key, category(({ metadata }) => metadata.get(key))])),
  };
}

function tfLabel({ genes }: Dataset, tf: number): string {
  const { id, name } = genes[tf];
  return name ? `${id} (${name})` : id;
}

/** Counts the values of a key. Analyses without the key do not count; those with an empty value count as `None`. */
function countCategory(
  found: readonly Analysis[],
  read: (analysis: Analysis) => string | undefined,
): [string, number, string][] {
  const labels = found.map((analysis) => ({ analysis, value: read(analysis) }));
  const labeled = labels.flatMap(({ analysis, value }) =>
    value === undefined ? [] : [{ analysis, label: missing.has(value) ? 'None' : value }],
  );
  const groups = [...groupBy(labeled, ({ label }) => label)];
  groups.sort(([a, x], [b, y]) => y.length - x.length || compareTexts(a, b));
  const colors = colorCategory(groups.map(([, members]) => members.map(({ analysis }) => analysis)));
  return groups.map(([label, members], i) => [label, members.length, colors[i]]);
}

/** Suggestions for a search: TF ids, symbols, metadata keys and values. */
export function overviewSuggestions(dataset: Dataset): string[] {
  const texts = dataset.analyses.flatMap(({ tf, metadata }) => [
    dataset.genes[tf].id,
    dataset.genes[tf].name,
    ...[...metadata].flat(),
  ]);
  return [...new Set(texts)].filter((text) => text !== '').sort();
}

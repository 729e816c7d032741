import { compareTexts } from '../compareTexts.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { fileKeys } from '../dataset/origin.ts';
import { countFacets, facetColors, tfKey } from './facets.ts';
import type { FoundAnalysis } from './foundAnalysis.ts';

/** The analyses found by a search, and their numbers by category. */
export interface OverviewView {
  readonly datasets: readonly FoundAnalysis[];
  readonly summary: Readonly<Record<string, readonly (readonly [label: string, count: number, color: string])[]>>;
  readonly total: number;
}

/**
 * Finds analyses: `key = value` and `key != value` search one metadata key for a substring, `analysis_id` for the whole id,
 * any other text TF names and all values.
 */
export function searchOverview(dataset: Dataset, search: string): OverviewView {
  const matches = searchOf(dataset, search.trim());
  const found = dataset.analyses.filter(matches).sort((a, b) => a.tf - b.tf || a.id - b.id);
  const datasets = found.map((analysis) => describeAnalysis(dataset, analysis));
  return { datasets, summary: summarize(datasets), total: dataset.analyses.length };
}

function describeAnalysis({ genes }: Dataset, { id, tf, metadata }: Analysis): FoundAnalysis {
  const entries = [...metadata].sort(([a], [b]) => compareTexts(a, b));
  return {
    id,
    geneId: genes[tf].id,
    geneName: genes[tf].name,
    metadata: Object.fromEntries(entries.filter(([, value]) => value !== '')),
    emptyKeys: entries.filter(([, value]) => value === '').map(([key]) => key),
  };
}

function searchOf(dataset: Dataset, search: string): (analysis: Analysis) => boolean {
  if (!search) return () => true;
  const comparison = /^([^=!]+?)\s*(!?=)\s*(.*)$/s.exec(search);
  if (comparison) {
    const [key, text] = [comparison[1].toUpperCase(), comparison[3].toUpperCase()];
    const negated = comparison[2] === '!=';
    const holds = (analysis: Analysis): boolean =>
      key === 'ANALYSIS_ID'
        ? String(analysis.id) === text
        : (analysis.metadata.get(key)?.toUpperCase().includes(text) ?? false);
    return (analysis) => holds(analysis) !== negated;
  }
  const text = search.toUpperCase();
  return ({ tf, metadata }) => {
    const { id, name } = dataset.genes[tf];
    return [id, name, ...metadata.values()].some((value) => value.toUpperCase().includes(text));
  };
}

function summarize(found: readonly FoundAnalysis[]): OverviewView['summary'] {
  if (!found.length) return { [tfKey]: [] };
  return Object.fromEntries(
    countFacets(found, []).map(({ key, values }) => {
      const colors = facetColors(found, key);
      return [key, values.map(({ label, count }) => [label, count, colors.get(label) ?? ''] as const)];
    }),
  );
}

/** Suggestions for a search: TF ids, symbols, metadata keys and values, without those of `fileKeys`. */
export function overviewSuggestions(dataset: Dataset): string[] {
  const texts = dataset.analyses.flatMap(({ tf, metadata }) => [
    dataset.genes[tf].id,
    dataset.genes[tf].name,
    ...[...metadata].flatMap(([key, value]) => (fileKeys.has(key) ? [key] : [key, value])),
  ]);
  return [...new Set(texts)].filter((text) => text !== '').sort();
}

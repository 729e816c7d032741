import { valueOf } from '../valueOf.ts';
import { compareTexts } from '../compareTexts.ts';
import { fileKeys } from '../dataset/origin.ts';
import { colorCategory } from './categoryColors.ts';
import type { FoundAnalysis } from './foundAnalysis.ts';

/** Values of one key of which an analysis has one. The key is a metadata key, or `tfs` for the TF. */
export interface FacetFilter {
  readonly key: string;
  readonly values: readonly string[];
}

/** A value of a key, with its number of analyses. */
export interface FacetValue {
  readonly label: string;
  readonly count: number;
}

/** The values of one key, most analyses first. */
export interface Facet {
  readonly key: string;
  readonly values: readonly FacetValue[];
}

/** The key of the TFs; metadata keys have no lower-case letters. */
export const tfKey = 'tfs';

/** Values that mean that nothing is known. */
const missing = new Set(['NA', 'None', '']);

/** The label of an analysis under a key: its value, `None` for an empty one, undefined without the key. */
export function facetLabel(analysis: FoundAnalysis, key: string): string | undefined {
  if (key === tfKey) return analysis.geneName ? `${analysis.geneId} (${analysis.geneName})` : analysis.geneId;
  const value = valueOf(analysis.metadata, key);
  if (value !== undefined) return missing.has(value) ? 'None' : value;
  return analysis.emptyKeys.includes(key) ? 'None' : undefined;
}

/** The analyses that have, for each filter, one of its values. */
export function filterAnalyses(
  analyses: readonly FoundAnalysis[],
  filters: readonly FacetFilter[],
): readonly FoundAnalysis[] {
  const matches = filters.map(matcherOf);
  return filters.length ? analyses.filter((analysis) => matches.every((match) => match(analysis))) : analyses;
}

function matcherOf({ key, values }: FacetFilter): (analysis: FoundAnalysis) => boolean {
  const wanted = new Set(values);
  return (analysis) => {
    const label = facetLabel(analysis, key);
    return label !== undefined && wanted.has(label);
  };
}

/**
 * Counts analyses by the values of each key: `tfs` first, then the metadata keys in order. A key counts the analyses that
 * match the filters of all other keys, so that more of its values can be added to its own filter. Address and checksum of the
 * source file do not count as keys. Cost: one pass over the
 * analyses and their metadata.
 */
export function countFacets(analyses: readonly FoundAnalysis[], filters: readonly FacetFilter[]): Facet[] {
  const tests = filters.map((filter) => ({ key: filter.key, matches: matcherOf(filter) }));
  const counts = new Map<string, Map<string, number>>([[tfKey, new Map()]]);
  for (const analysis of analyses) {
    const failed = tests.filter(({ matches }) => !matches(analysis)).map(({ key }) => key);
    for (const key of [tfKey, ...Object.keys(analysis.metadata), ...analysis.emptyKeys]) {
      if (fileKeys.has(key)) continue;
      const byLabel = counts.get(key) ?? new Map<string, number>();
      counts.set(key, byLabel);
      const label = facetLabel(analysis, key);
      const counted = failed.length === 0 || (failed.length === 1 && failed[0] === key);
      if (label !== undefined) byLabel.set(label, (byLabel.get(label) ?? 0) + (counted ? 1 : 0));
    }
  }
  const keys = [...counts.keys()].filter((key) => key !== tfKey).sort(compareTexts);
  return [tfKey, ...keys].map((key) => ({ key, values: sortValues(counts.get(key) ?? new Map<string, number>()) }));
}

const sortValues = (byLabel: ReadonlyMap<string, number>): FacetValue[] =>
  [...byLabel]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || compareTexts(a.label, b.label));

/** Colors of the values of a key by label, as the categories of the overview have them. */
export function facetColors(analyses: readonly FoundAnalysis[], key: string): ReadonlyMap<string, string> {
  const groups = new Map<string, { expression: boolean }[]>();
  for (const analysis of analyses) {
    const label = facetLabel(analysis, key);
    if (label === undefined) continue;
    const group = groups.get(label) ?? [];
    groups.set(label, group);
    group.push({ expression: isExpression(analysis) });
  }
  const sorted = [...groups].sort(([a, x], [b, y]) => y.length - x.length || compareTexts(a, b));
  const colors = colorCategory(sorted.map(([, members]) => members));
  return new Map(sorted.map(([label], i) => [label, colors[i]]));
}

const isExpression = ({ metadata }: FoundAnalysis): boolean =>
  Object.hasOwn(metadata, 'EXPERIMENT_TYPE') && metadata['EXPERIMENT_TYPE'].toUpperCase() === 'EXPRESSION';

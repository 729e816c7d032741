import { compareTexts } from '../compareTexts.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { groupBy } from '../groupBy.ts';
import type { Result } from '../result/result.ts';

/** A short name of an analysis that no other shown analysis has. */
export interface AnalysisLabel {
  readonly analysisId: number;
  /** `TGA1 · DAP-seq · 699`, or the name that the user gave. */
  readonly label: string;
}

/** Longest metadata value that fits a label. */
const maxValueLength = 30;

/**
 * Labels of the shown analyses, each once, in the order of the result: symbol or TF id, technology, the metadata in which
 * the analyses of this TF and technology differ, and the id. A renamed analysis has the user's name.
 */
export function labelAnalyses({ dataset, columns }: Result): AnalysisLabel[] {
  const own = new Map(
    columns.flatMap(({ analysis, state }) => (state.version > 0 ? [[analysis.id, state.name]] : [])),
  );
  const analyses = [...new Set(columns.map(({ analysis }) => analysis))];
  const heading = (analysis: Analysis) => headingOf(dataset, analysis);
  const groups = groupBy(analyses, (analysis) => heading(analysis).join(' '));
  return analyses.map((analysis) => {
    const head = heading(analysis);
    const key = distinctiveKey(groups.get(head.join(' ')) ?? []);
    const value = key === undefined ? undefined : analysis.metadata.get(key);
    const parts = [...head, ...(value ? [value] : []), String(analysis.id)];
    return { analysisId: analysis.id, label: own.get(analysis.id) ?? parts.join(' · ') };
  });
}

function headingOf({ genes }: Dataset, { tf, metadata }: Analysis): string[] {
  const technology = metadata.get('TECHNOLOGY');
  return [genes[tf].name || genes[tf].id, ...(technology ? [technology] : [])];
}

/** The key whose values tell most of the analyses apart; undefined when they agree in all. */
function distinctiveKey(analyses: readonly Analysis[]): string | undefined {
  const keys = new Set(analyses.flatMap(({ metadata }) => [...metadata.keys()]));
  const rated = [...keys].map((key) => ({ key, values: distinctValues(analyses, key) }));
  const [best] = rated
    .filter(({ values }) => values.size > 1 && [...values].every((value) => value.length <= maxValueLength))
    .sort((a, b) => b.values.size - a.values.size || compareTexts(a.key, b.key));
  return best?.key;
}

const distinctValues = (analyses: readonly Analysis[], key: string): Set<string> =>
  new Set(analyses.map(({ metadata }) => metadata.get(key) ?? ''));

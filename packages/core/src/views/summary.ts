import { analysisName } from '../result/names.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { analysisLabel } from './analysisLabels.ts';
import { edgeCounts, type EdgeCount } from './edgeNames.ts';

/** Maximum number of TFs in the chart. */
export const summaryTfs = 50;

/** One bar: the targets of one analysis by edge. */
export interface SummaryBar {
  /** `TF id (symbol) "filter" tag,analysis name`, and a line break and the user's name for a renamed analysis. */
  readonly key: string;
  readonly tf: string;
  readonly symbol: string;
  readonly filter: string;
  readonly tag: string;
  readonly analysisId: number;
  readonly analysis: string;
  /** The user's own name, or ''. */
  readonly label: string;
  /** The user's own name, or the label of `analysisLabel`. */
  readonly analysisLabel: string;
  readonly counts: readonly EdgeCount[];
}

export interface Summary {
  readonly chart: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bars: readonly SummaryBar[];
  readonly totalTfs: number;
  readonly errors: readonly string[];
}

/** Numbers of targets per TF and analysis, by edge; only the TFs with the most edges, 50 by default. */
export function summarizeResult(result: Result, most = summaryTfs): Summary {
  const tfs = [...new Set(result.columns.map((column) => column.analysis.tf))];
  const shown = new Set(tfs.slice(0, most));
  const bars = result.columns.filter((column) => shown.has(column.analysis.tf)).map((column) => bar(result, column));
  const cut =
    tfs.length > most ? [`Only showing top ${most} of ${tfs.length} transcription factors by total targets.`] : [];
  return {
    chart: Object.fromEntries(
      bars.map(({ key, counts }) => [key, Object.fromEntries(counts.map(({ edge, targets }) => [edge, targets]))]),
    ),
    bars,
    totalTfs: tfs.length,
    errors: [...result.warnings, ...cut],
  };
}

function bar(result: Result, column: ResultColumn): SummaryBar {
  const { analysis, filter, tag, state } = column;
  const { id: tf, name: symbol } = result.dataset.genes[analysis.tf];
  const name = analysisName(analysis);
  const label = state.version > 0 ? state.name : '';
  const title = symbol ? `${tf} (${symbol})` : tf;
  return {
    key: `${title} "${filter}" ${tag},${name}${label && `\n${label}`}`,
    tf,
    symbol,
    filter,
    tag,
    analysisId: analysis.id,
    analysis: name,
    label,
    analysisLabel: analysisLabel(result, column),
    counts: edgeCounts(column),
  };
}

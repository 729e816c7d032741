import { analysisName, type Result, type ResultColumn } from '@trellis/core/result';
import { analysisLabel, edgeCounts } from '@trellis/core/views';
import type { SummaryBar, Summary } from '@trellis/contract';

/** Maximum number of TFs in the chart. */
export const summaryTfs = 50;

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

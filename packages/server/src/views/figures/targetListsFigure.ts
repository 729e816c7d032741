import { countOf, formatCount } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { fieldText, infoLabel, listHeading, setsText } from '@trellis/core/views';
import { targetListsLegend, testTargetLists } from '@trellis/engine/views/targetLists/testTargetLists';
import type { HeatMapViewOptions } from '@trellis/engine';
import { drawHeatMap, signed, type HeatMapFigure } from './heatMapFigure.tsx';

/** Draws a heat map of the enrichment of target lists. */
export const targetListsFigure = (result: Result, options: HeatMapViewOptions): string =>
  drawHeatMap(targetListsHeatMap(result, options));

/** The heat map of the enrichment of target lists: rows are analyses, columns are lists. */
export function targetListsHeatMap(result: Result, options: HeatMapViewOptions): HeatMapFigure {
  const { columns, result: rows, correction } = testTargetLists(result, options);
  const legend = targetListsLegend(result, options);
  const { fields = [], color, lower, upper } = options;
  return {
    title: `Enrichment of ${countOf(columns.length, 'target list')} in the targets of ${setsText(options, rows.length)}`,
    rows: legend.map(([info, letter]) => [signed(letter, infoLabel(info))]),
    columns: columns.map((column) => [listHeading(column)]),
    log10: rows.map((row) => row.pLog10),
    folds: rows.map((row) => row.folds.fold),
    correction,
    color,
    lower,
    upper,
    table: {
      headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'No. Targets', 'Gene Name', 'Analysis ID', ...fields],
      rows: legend.map(([info, letter, gene, filter, targets, name, id]) => [
        letter,
        infoLabel(info),
        ...[gene, filter, formatCount(targets), name, String(id)],
        ...fields.map((field) => fieldText(info, field)),
      ]),
    },
  };
}

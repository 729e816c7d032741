import { countOf } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { fieldText, infoLabel, setsText } from '@trellis/core/views';
import { motifLegend } from '@trellis/engine/views/motifs/motifColumns';
import { testMotifs, type MotifData } from '@trellis/engine/views/motifs/testMotifs';
import type { MotifViewOptions } from '@trellis/engine';
import { drawHeatMap, signed, type HeatMapFigure } from './heatMapFigure.tsx';

/** Draws a heat map of enriched motif clusters. */
export const motifsFigure = (result: Result, data: MotifData, options: MotifViewOptions): string =>
  drawHeatMap(motifsHeatMap(result, data, options));

/** The heat map of enriched motif clusters: rows are motifs; columns are analyses, then target lists, each per region. */
export function motifsHeatMap(result: Result, data: MotifData, options: MotifViewOptions): HeatMapFigure {
  const { regions, result: rows, log10, folds, correction } = testMotifs(result, data, options);
  const legend = motifLegend(result, options);
  const { fields = [], color, lower, upper } = options;
  const among =
    options.level && options.level !== 'analysis'
      ? setsText(options, result.columns.length)
      : countOf(legend.length, 'gene set');
  const regionNames = regions.length > 1 ? regions : [''];
  return {
    title: `${countOf(rows.length, 'enriched motif cluster')} in ${among} (${regions.join(', ')})`,
    rows: rows.map(([motif]) => [[motif.name, motif.Family].filter(Boolean).join(' ')]),
    columns: legend.flatMap(([info, letter]) =>
      regionNames.map((region) => [signed(letter, infoLabel(info)), region].filter(Boolean)),
    ),
    log10,
    folds: folds.map(({ fold }) => fold),
    correction,
    color,
    lower,
    upper,
    table: {
      headers: ['Index', 'Analysis', 'Gene ID or list', 'Filter', 'Gene Name', 'Analysis ID', ...fields],
      rows: legend.map(([info, letter, ...texts]) => [
        letter,
        infoLabel(info),
        ...texts.map(String),
        ...fields.map((field) => fieldText(info, field)),
      ]),
    },
  };
}

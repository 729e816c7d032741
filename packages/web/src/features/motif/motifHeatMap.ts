import type { Motifs } from '@trellis/contract';
import { sameExperimentsText } from '@trellis/core/dataset';
import { formatFold } from '@trellis/core/formats';
import { columnLetter } from '@trellis/core/result';
import { clusterTree } from '@trellis/core/stats';
import { infoLabel, type HeatColor, heatValue } from '@trellis/core/views';
import type { HeatMapCell, HeatMapData, HeatMapTable } from '@trellis/figures';
import { clusterTableColumns, motifRows, setName, testText, textOf, type IsSameExperiment } from './columns.ts';
import { areRows } from './shownSets.ts';

/** Metadata fields of the legend, and indices of the gene sets. */
interface Shown {
  readonly fields: readonly string[];
  readonly sets: readonly number[];
}

/** With what the colors are of. */
interface ShownMap extends Shown {
  readonly color: HeatColor;
}

/** The heat map of -log10 p or log2 folds and its legend, clustered both ways: a column per gene set and region, or a row for many. */
export function motifHeatMap(motifs: Motifs, { fields, sets, color }: ShownMap): HeatMapData {
  const clusters = motifRows(motifs);
  const columns = clusterTableColumns(motifs, { sets });
  const values = clusters.map(({ log10, folds }) =>
    columns.map(({ index }) => heatValue({ log10: log10[index], fold: folds.fold[index] }, color)),
  );
  const foldOf = (cluster: number, column: number) => formatFold(clusters[cluster].folds.fold[columns[column].index]);
  const names = clusters.map(({ info }) => [[info.name, info.Family].filter(Boolean).join(' ')]);
  const labels = columns.map(({ info, set, region }) =>
    [`${columnLetter(set)}  ${infoLabel(info)}`, motifs.regions.length > 1 ? region : ''].filter(Boolean),
  );
  const heights = values.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value)));
  const table = legendOf(motifs, { fields, sets });
  const [clusterRows, setRows] = [clusterTree(heights), clusterTree(transpose(heights))];
  return areRows(sets)
    ? {
        ...{
          rows: labels,
          columns: names,
          values: transpose(values),
          rowTree: setRows,
          columnTree: clusterRows,
          table,
        },
        texts: { name: 'fold', at: (row, column) => foldOf(column, row) },
      }
    : {
        ...{ rows: names, columns: labels, values, rowTree: clusterRows, columnTree: setRows, table },
        texts: { name: 'fold', at: foldOf },
      };
}

const transpose = (values: readonly (readonly number[])[]): number[][] =>
  (values[0] ?? []).map((_, column) => values.map((row) => row[column]));

const legendOf = ({ columns }: Motifs, { fields, sets }: Shown): HeatMapTable => ({
  headers: ['Index', 'Analysis', 'Gene ID or list', 'Filter', 'Gene Name', 'Analysis ID', ...fields],
  rows: sets.map((set) => [
    columnLetter(set),
    infoLabel(columns[set]),
    ...['name', 'filter', 'gene_name', 'analysis_id', ...fields].map((field) => textOf(columns[set], field)),
  ]),
});

/** Text of a cell of the heat map: the cluster, the gene set, the region if there are several, and the p-value. */
export function motifCellText(
  motifs: Motifs,
  sets: readonly number[],
  isSameExperiment: IsSameExperiment = () => false,
): (cell: HeatMapCell) => string {
  const clusters = motifRows(motifs);
  const columns = clusterTableColumns(motifs, { sets });
  return ({ row, column }) => {
    const [cluster, set] = areRows(sets) ? [clusters[column], columns[row]] : [clusters[row], columns[column]];
    const where = motifs.regions.length > 1 ? `, ${set.region}` : '';
    const test = testText(cluster, set.index);
    const p = test === '' ? `p above ${motifs.alpha}` : `p ${test}`;
    const note = isSameExperiment(set.info) ? ` (${sameExperimentsText})` : '';
    return `${cluster.info.name} in ${setName(set.info, set.set)}${where}: ${p}${note}`;
  };
}

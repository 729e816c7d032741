import type { Motifs } from '@trellis/contract';
import { clusterTree, columnLetter, formatPValue, infoLabel, ownEventsWords } from '@trellis/core';
import type { HeatMapCell, HeatMapData, HeatMapTable } from '@trellis/figures';
import { clusterTableColumns, motifRows, setName, textOf, type IsOwnEvents } from './columns.ts';
import { areRows } from './shownSets.ts';

/** Metadata fields of the legend, and indices of the gene sets. */
interface Shown {
  readonly fields: readonly string[];
  readonly sets: readonly number[];
}

/** The heat map of -log10 p and its legend, clustered both ways: a column per gene set and region, or a row for many. */
export function motifHeatMap(motifs: Motifs, { fields, sets }: Shown): HeatMapData {
  const clusters = motifRows(motifs);
  const columns = clusterTableColumns(motifs, { sets });
  const values = clusters.map(({ log10 }) => columns.map(({ index }) => -(log10[index] ?? NaN)));
  const names = clusters.map(({ info }) => [[info.name, info.Family].filter(Boolean).join(' ')]);
  const labels = columns.map(({ info, set, region }) =>
    [`${columnLetter(set)}  ${infoLabel(info)}`, motifs.regions.length > 1 ? region : ''].filter(Boolean),
  );
  const heights = values.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value)));
  const table = legendOf(motifs, { fields, sets });
  const [clusterRows, setRows] = [clusterTree(heights), clusterTree(turn(heights))];
  return areRows(sets)
    ? { rows: labels, columns: names, values: turn(values), rowTree: setRows, columnTree: clusterRows, table }
    : { rows: names, columns: labels, values, rowTree: clusterRows, columnTree: setRows, table };
}

const turn = (values: readonly (readonly number[])[]): number[][] =>
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
  isOwn: IsOwnEvents = () => false,
): (cell: HeatMapCell) => string {
  const clusters = motifRows(motifs);
  const columns = clusterTableColumns(motifs, { sets });
  return ({ row, column }) => {
    const [cluster, set] = areRows(sets) ? [clusters[column], columns[row]] : [clusters[row], columns[column]];
    const where = motifs.regions.length > 1 ? `, ${set.region}` : '';
    const value = cluster.log10[set.index];
    const p = value === null ? `p above ${motifs.alpha}` : `p ${formatPValue(value, 5)}`;
    const own = isOwn(set.info) ? ` (${ownEventsWords})` : '';
    return `${cluster.info.name} in ${setName(set.info, set.set)}${where}: ${p}${own}`;
  };
}

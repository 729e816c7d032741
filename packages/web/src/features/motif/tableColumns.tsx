import { foldCell } from '../../shared/statistics/pAndFold.tsx';
import type { Motifs } from '@trellis/contract';
import { sameExperimentsText } from '@trellis/core/dataset';
import { pShade } from '@trellis/figures';
import type { DataColumn } from '../../ui/DataTable.tsx';
import {
  clusterOrder,
  clusterTableColumns,
  motifRows,
  setName,
  testText,
  textOf,
  type ClusterColumn,
  type ClusterInfo,
  type IsSameExperiment,
  type MotifRow,
  type SetInfo,
} from './columns.ts';
import styles from './ClusterTable.module.css';

/** What a table shows, and what its buttons call. */
export interface ShownTable {
  readonly motifs: Motifs;
  /** Indices of the gene sets. */
  readonly sets: readonly number[];
  /** Metadata fields of the gene sets. */
  readonly fields: readonly string[];
  readonly isSameExperiment: IsSameExperiment;
  /** Called with the cluster or the gene set whose facts are to be shown. */
  readonly onCluster: (info: ClusterInfo) => void;
  readonly onSet: (info: SetInfo) => void;
}

/** Columns of the table with a row per cluster: the cluster, its family, and a p-value per gene set and region. */
export const columnsOfClusters = ({
  motifs,
  sets,
  fields,
  isSameExperiment,
  onCluster,
  onSet,
}: ShownTable): DataColumn<MotifRow>[] => [
  {
    id: 'motif',
    name: 'Motif cluster',
    value: clusterOrder,
    show: ({ info }) => (
      <button type="button" onClick={() => onCluster(info)}>
        {info.name}
      </button>
    ),
  },
  { id: 'family', name: 'Family', isSecondary: true, value: ({ info }) => info.Family ?? '' },
  ...clusterTableColumns(motifs, { fields, sets, isSameExperiment }).map(({ info, index, title, name }) => ({
    id: name,
    name: title.replaceAll('\n', ', '),
    title,
    onAbout: () => onSet(info),
    ...pColumn(motifs, (row: MotifRow) => [row, index]),
  })),
];

/** Columns of the table with a row per gene set and region: their names, the chosen fields, and a p-value per cluster. */
export const columnsOfSets = ({
  motifs,
  fields,
  isSameExperiment,
  onCluster,
  onSet,
}: ShownTable): DataColumn<ClusterColumn>[] => [
  {
    id: 'set',
    name: 'Analysis',
    value: ({ set }) => set,
    show: ({ info, set }) => (
      <>
        <button type="button" className={styles.label} title={setName(info, set)} onClick={() => onSet(info)}>
          {setName(info, set)}
        </button>
        {isSameExperiment(info) && <small> {sameExperimentsText}</small>}
      </>
    ),
  },
  ...(motifs.regions.length > 1
    ? [{ id: 'region', name: 'Region', value: ({ region }: ClusterColumn) => region }]
    : []),
  ...fields.map((field) => ({
    id: `field ${field}`,
    name: field,
    value: ({ info }: ClusterColumn) => textOf(info, field),
  })),
  ...motifRows(motifs).map((cluster) => ({
    id: cluster.info.name,
    name: `${cluster.info.name}, p-value`,
    title: [cluster.info.name, cluster.info.Family].filter(Boolean).join('\n'),
    onAbout: () => onCluster(cluster.info),
    ...pColumn(motifs, ({ index }: ClusterColumn) => [cluster, index]),
  })),
];

/** How a column of p-values is sorted, written and shaded. */
function pColumn<Row>(motifs: Motifs, testOf: (row: Row) => readonly [cluster: MotifRow, index: number]) {
  const log10Of = (row: Row): number | null => {
    const [{ log10 }, index] = testOf(row);
    return log10[index];
  };
  const smallest = motifs.log10.flat().reduce<number>((least, value) => Math.min(least, value ?? 0), 0);
  return {
    numeric: true,
    value: log10Of,
    show: (row: Row) => foldCell(testText(...testOf(row))),
    style: (row: Row) => pShade(log10Of(row), { smallest }),
  };
}

import type { Motifs } from '@trellis/contract';
import { formatPValue } from '@trellis/core';
import { pShade } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { infoLabel } from '@trellis/core';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { FactsDialog } from '../../ui/FactsDialog.tsx';
import {
  clusterTableColumns,
  clusterOrder,
  motifRows,
  textOf,
  type ClusterInfo,
  type MotifRow,
  type SetInfo,
} from './columns.ts';
import { MotifDialog } from './MotifDialog.tsx';
import { useMotifState } from './state.ts';

interface Props {
  readonly motifs: Motifs;
  readonly title: string;
}

/** A row per enriched cluster, a column per gene set and region; clusters and gene sets open their facts. */
export function ClusterTable({ motifs, title }: Props) {
  const { sort, fields, set } = useMotifState();
  const [cluster, setCluster] = useState<ClusterInfo>();
  const [geneSet, setGeneSet] = useState<SetInfo>();
  const rows = useMemo(() => motifRows(motifs), [motifs]);
  const columns = useMemo(
    () => [...aboutClusters(setCluster), ...pColumns(motifs, fields, setGeneSet)],
    [motifs, fields],
  );
  return (
    <>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ info }) => info.name}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
      {cluster && <MotifDialog info={cluster} onClose={() => setCluster(undefined)} />}
      {geneSet && <SetDialog info={geneSet} onClose={() => setGeneSet(undefined)} />}
    </>
  );
}

/** The metadata of an analysis, or the genes of a target list. */
function SetDialog({ info, onClose }: { readonly info: SetInfo; readonly onClose: () => void }) {
  const facts = Object.keys(info)
    .filter((field) => !['tag', 'name', 'analysis_label'].includes(field))
    .map((field) => [field, textOf(info, field)] as const);
  return <FactsDialog title={`Meta Data: ${infoLabel(info)}`} facts={facts} onClose={onClose} />;
}

const aboutClusters = (onCluster: (info: ClusterInfo) => void): DataColumn<MotifRow>[] => [
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
  { id: 'family', name: 'Family', value: ({ info }) => info.Family ?? '' },
];

function pColumns(motifs: Motifs, fields: readonly string[], onSet: (info: SetInfo) => void): DataColumn<MotifRow>[] {
  const smallest = Math.min(...motifRows(motifs).flatMap(({ log10 }) => log10.map((value) => value ?? 0)));
  return clusterTableColumns(motifs, fields).map(({ info, index, title, name }) => ({
    id: name,
    name: title.replaceAll('\n', ', '),
    title,
    numeric: true,
    onAbout: () => onSet(info),
    value: ({ log10 }) => log10[index],
    show: ({ log10 }) => formatPValue(log10[index] ?? NaN, 5),
    style: ({ log10 }) => pShade(log10[index], { smallest }),
  }));
}

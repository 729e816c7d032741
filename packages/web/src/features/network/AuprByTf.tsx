import type { AuprData } from '@trellis/contract';
import { sortOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/numbers.ts';

type Row = AuprData['byTf'][number];

const columns: readonly DataColumn<Row>[] = [
  { id: 'tf', name: 'TF', value: ({ tf, symbol }) => (symbol ? `${symbol} (${tf})` : tf) },
  {
    id: 'predictions',
    name: 'Predictions',
    numeric: true,
    value: (row) => row.predictions,
    show: (row) => formatCount(row.predictions),
  },
  { id: 'hits', name: 'Validated', numeric: true, value: (row) => row.hits, show: (row) => formatCount(row.hits) },
  { id: 'aupr', name: 'AUPR', numeric: true, value: (row) => row.aupr, show: (row) => row.aupr.toFixed(4) },
  {
    id: 'baseRate',
    name: 'Base rate',
    numeric: true,
    value: (row) => row.baseRate,
    show: (row) => row.baseRate.toFixed(4),
  },
];

const useAuprOptions = viewOptions({ sort: sortOption });

/** Precision and recall of the predictions of each TF. */
export function AuprByTf({ aupr: { byTf: rows } }: { readonly aupr: AuprData }) {
  const { sort, set } = useAuprOptions();
  return (
    <>
      <h3>By TF</h3>
      <DataTable
        caption="Precision and recall of each TF"
        rows={rows}
        rowKey={(row) => row.tf}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        first="desc"
      />
    </>
  );
}

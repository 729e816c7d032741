import type { VersionDifference, AnalysisChange, GeneChange } from '@trellis/core/versions';
import { formatCount } from '@trellis/core/formats';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { changeTexts, isFound, metadataTexts } from './differenceTexts.ts';
import { useDifferenceOptions } from './state.ts';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';
import viewStyles from '../../ui/view.module.css';

/** The analyses or the target genes that change. */
export function DifferenceTable({ difference }: { readonly difference: VersionDifference }) {
  const { show, search, sort, full, set } = useDifferenceOptions();
  const common = {
    sort,
    onSort: (next: typeof sort) => set({ sort: next }),
    long: { isFull: full, onShowAll: () => set({ full: true }) },
  };
  const analyses = difference.analyses.filter((row) =>
    isFound(search, [row.tf, row.symbol, row.name, row.filter, changeTexts[row.change], ...metadataTexts(row)]),
  );
  const genes = difference.genes.filter(({ id, symbol, change }) =>
    isFound(search, [id, symbol, changeTexts[change]]),
  );
  const isEmpty = show === 'analyses' ? analyses.length === 0 : genes.length === 0;
  if (isEmpty) return <p className={viewStyles.note}>{emptyText(difference, show)}</p>;
  return show === 'analyses' ? (
    <DataTable
      caption="Analyses that change"
      rows={analyses}
      rowKey={({ tf, id, filter, change, before, after }) => JSON.stringify([tf, id, filter, change, before, after])}
      columns={analysisColumns(analyses)}
      {...common}
    />
  ) : (
    <DataTable
      caption="Target genes gained and lost"
      rows={genes}
      rowKey={({ id }) => id}
      columns={geneColumns}
      {...common}
    />
  );
}

function emptyText(difference: VersionDifference, show: 'analyses' | 'genes'): string {
  if (difference[show].length > 0) return 'No row has the searched text.';
  return show === 'analyses' ? 'No analysis changes.' : 'No target gene is gained or lost.';
}

/** A column of counts. */
const counted = <Row,>(id: string, name: string, value: (row: Row) => number): DataColumn<Row> => ({
  id,
  name,
  numeric: true,
  value,
  show: (row) => formatCount(value(row)),
});

/** Columns of the table of analyses; the filter only where a query has one. */
const analysisColumns = (rows: readonly AnalysisChange[]): DataColumn<AnalysisChange>[] => [
  { id: 'name', name: 'Analysis', value: ({ name }) => name },
  { id: 'tf', name: 'TF', value: ({ tf }) => tf, show: ({ tf, symbol }) => <GeneLink id={tf} symbol={symbol} /> },
  ...(rows.some(({ filter }) => filter !== '')
    ? [{ id: 'filter', name: 'Filter', value: ({ filter }: AnalysisChange) => filter }]
    : []),
  { id: 'change', name: 'Change', value: ({ change }) => changeTexts[change] },
  counted('before', 'Edges before', ({ before }) => before),
  counted('after', 'Edges after', ({ after }) => after),
  counted('gained', 'Gained', ({ gained }) => gained),
  counted('lost', 'Lost', ({ lost }) => lost),
  counted('revalued', 'Other values', ({ revalued }) => revalued),
  {
    id: 'metadata',
    name: 'Metadata',
    value: ({ metadata }) => metadata.length,
    show: (row) => metadataTexts(row).map((text) => <div key={text}>{text}</div>),
  },
];

/** Columns of the table of target genes. */
const geneColumns: readonly DataColumn<GeneChange>[] = [
  { id: 'gene', name: 'Gene', value: ({ id }) => id, show: ({ id }) => <GeneLink id={id} /> },
  { id: 'symbol', name: 'Symbol', value: ({ symbol }) => symbol, show: ({ symbol }) => <em>{symbol}</em> },
  { id: 'change', name: 'Change', value: ({ change }) => changeTexts[change] },
  counted('edges', 'Edges', ({ edges }) => edges),
];

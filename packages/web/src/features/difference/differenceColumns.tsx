import { formatCount } from '@trellis/core/formats';
import type { AnalysisChange, GeneChange } from '@trellis/core/versions';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { GeneLink } from '../../ui/GeneLink.tsx';
import { changeWords, metadataTexts } from './differenceWords.ts';

/** A column of counts. */
const counted = <Row,>(id: string, name: string, value: (row: Row) => number): DataColumn<Row> => ({
  id,
  name,
  numeric: true,
  value,
  show: (row) => formatCount(value(row)),
});

/** Columns of the table of analyses; the filter only where a query has one. */
export const analysisColumns = (rows: readonly AnalysisChange[]): DataColumn<AnalysisChange>[] => [
  { id: 'name', name: 'Analysis', value: ({ name }) => name },
  { id: 'tf', name: 'TF', value: ({ tf }) => tf, show: ({ tf, symbol }) => <GeneLink id={tf} symbol={symbol} /> },
  ...(rows.some(({ filter }) => filter !== '')
    ? [{ id: 'filter', name: 'Filter', value: ({ filter }: AnalysisChange) => filter }]
    : []),
  { id: 'change', name: 'Change', value: ({ change }) => changeWords[change] },
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
export const geneColumns: readonly DataColumn<GeneChange>[] = [
  { id: 'gene', name: 'Gene', value: ({ id }) => id, show: ({ id }) => <GeneLink id={id} /> },
  { id: 'symbol', name: 'Symbol', value: ({ symbol }) => symbol, show: ({ symbol }) => <em>{symbol}</em> },
  { id: 'change', name: 'Change', value: ({ change }) => changeWords[change] },
  counted('edges', 'Edges', ({ edges }) => edges),
];

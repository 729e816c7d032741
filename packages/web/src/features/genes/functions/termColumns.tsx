import { formatExpected } from '@trellis/core/formats';
import type { FunctionRow } from '@trellis/core/ontology';
import { formatPValue } from '@trellis/core/stats';
import { pShade } from '@trellis/figures';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import type { AspectChoice } from '../../../shared/statistics/functions/functionOptions.ts';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { expectedIn, listFold, type ShownTerm } from './shownTerms.ts';
import styles from './ListFunctions.module.css';

/** A term, or one that is folded under it and has none itself. */
export type TableRow = FunctionRow & Partial<Pick<ShownTerm, 'folded'>>;

/** What a table shows, and what its cells call. */
interface ShownTable {
  readonly terms: readonly ShownTerm[];
  readonly aspect: AspectChoice;
  /** Ids of the terms whose folded ones are shown. */
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onOpen: (row: FunctionRow) => void;
}

type Column = DataColumn<TableRow>;

/** Columns of the table: the term, its genes, and its test. */
export const termColumns = (shown: ShownTable): Column[] => [
  {
    id: 'name',
    name: 'Term',
    value: ({ name }) => name,
    show: (row) => <Name row={row} shown={shown} />,
  },
  { id: 'id', name: 'ID', value: ({ id }) => id },
  ...(shown.aspect === 'all' ? [{ id: 'aspect', name: 'Aspect', value: ({ aspect }: TableRow) => aspect }] : []),
  {
    id: 'k',
    name: 'Genes with the term',
    title: 'Genes',
    numeric: true,
    value: ({ k }) => k,
    show: (row) => (
      <button
        type="button"
        aria-label={`${countOf(row.k, 'gene')} with ${row.name}`}
        onClick={() => shown.onOpen(row)}
      >
        {formatCount(row.k)}
      </button>
    ),
  },
  ...statisticColumns,
  adjustedColumn(shown),
];

const statisticColumns: readonly Column[] = [
  {
    id: 'n',
    name: 'Annotated genes of the list',
    title: 'Annotated\ngenes',
    numeric: true,
    value: ({ n }) => n,
    show: ({ n }) => formatCount(n),
  },
  {
    id: 'expected',
    name: 'Expected genes',
    title: 'Expected',
    numeric: true,
    value: expectedIn,
    show: (row) => formatExpected(expectedIn(row)),
  },
  {
    id: 'fold',
    name: 'Fold enrichment',
    title: 'Fold\n(95 % interval)',
    numeric: true,
    value: ({ fold }) => fold,
    show: listFold,
  },
  {
    id: 'K',
    name: 'All genes of the term',
    title: 'All genes\nof the term',
    numeric: true,
    value: ({ K }) => K,
    show: ({ K }) => formatCount(K),
  },
  {
    id: 'p',
    name: 'p-value',
    title: 'p',
    numeric: true,
    value: ({ pLog10 }) => pLog10,
    show: ({ pLog10 }) => formatPValue(pLog10),
  },
];

function adjustedColumn({ terms }: ShownTable): Column {
  const smallest = terms.reduce((least, { adjustedLog10 }) => Math.min(least, adjustedLog10), 0);
  return {
    id: 'padj',
    name: 'Adjusted p-value',
    title: 'Adjusted p',
    numeric: true,
    value: ({ adjustedLog10 }) => adjustedLog10,
    show: ({ adjustedLog10 }) => formatPValue(adjustedLog10),
    style: ({ adjustedLog10 }) => pShade(adjustedLog10, { smallest }),
  };
}

/** The name; under it a button for the terms that are folded, or for such a term, a sign. */
function Name({ row, shown }: { readonly row: TableRow; readonly shown: ShownTable }) {
  const { id, name, folded } = row;
  if (!folded) {
    return (
      <span className={styles.folded} title={name}>
        {name}
      </span>
    );
  }
  const isOpen = shown.opened.has(id);
  return (
    <span className={styles.term}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {folded.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${countOf(folded.length, 'term')} folded under ${name}`}
          onClick={() => shown.onToggle(id)}
        >
          {isOpen ? '−' : '+'}
          {formatCount(folded.length)}
        </button>
      )}
    </span>
  );
}

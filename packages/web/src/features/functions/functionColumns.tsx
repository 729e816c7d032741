import { formatCount, formatPValue, isEnriched, type ResultFunctionsView, type ResultTerm } from '@trellis/core';
import { pShade } from '@trellis/figures';
import type { DataColumn } from '../../ui/DataTable.tsx';
import type { AspectChoice } from '../../ui/functions/functionOptions.ts';
import { areMany, columnSets, enrichedSets, setHeading } from './geneSets.ts';
import styles from './FunctionTable.module.css';

/** What a table shows, and what its cells call. */
interface ShownTable {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly aspect: AspectChoice;
  /** Letters of the analyses with a column, where not all have one. */
  readonly letters: readonly string[];
  readonly onCell: (term: ResultTerm, set: number) => void;
}

type Column = DataColumn<ResultTerm>;

/** Columns of the table: the term, its size, for many gene sets a summary, and the test in each gene set. */
export const functionColumns = (shown: ShownTable): Column[] => {
  const { functions, aspect, letters } = shown;
  return [
    { id: 'name', name: 'Term', value: ({ name }) => name, show: ({ name }) => <span title={name}>{name}</span> },
    { id: 'id', name: 'ID', value: ({ id }) => id },
    ...(aspect === 'all' ? [{ id: 'aspect', name: 'Aspect', value: (term: ResultTerm) => term.aspect }] : []),
    {
      id: 'K',
      name: 'Genes of the term',
      title: 'Genes',
      numeric: true,
      value: ({ K }) => K,
      show: ({ K }) => formatCount(K),
    },
    ...(areMany(functions) ? summaryColumns(shown) : []),
    ...columnSets(functions, letters).map((set) => setColumn(shown, set)),
  ];
};

/** In how many gene sets a term is enriched, and where most. */
const summaryColumns = (shown: ShownTable): Column[] => [
  {
    id: 'sets',
    name: 'Gene sets in which the term is enriched',
    title: 'Gene sets',
    numeric: true,
    value: (term) => enrichedSets(term, shown.functions).length,
  },
  {
    id: 'best',
    name: 'Smallest adjusted p-value',
    title: 'Smallest adjusted p\n(genes)',
    numeric: true,
    value: (term) => term.adjustedLog10[enrichedSets(term, shown.functions)[0]],
    show: (term) => <Cell shown={shown} term={term} set={enrichedSets(term, shown.functions)[0]} />,
  },
  {
    id: 'in',
    name: 'Gene set with the smallest adjusted p-value',
    title: 'In',
    value: (term) => setHeading(shown.functions, enrichedSets(term, shown.functions)[0]),
  },
];

function setColumn(shown: ShownTable, set: number): Column {
  const { functions, terms } = shown;
  const smallest = terms.reduce((least, { adjustedLog10 }) => Math.min(least, ...adjustedLog10), 0);
  const heading = setHeading(functions, set);
  return {
    id: `set ${set}`,
    name: `${heading}, adjusted p-value and genes`,
    title: `${heading}\nadjusted p (genes)`,
    numeric: true,
    value: ({ k, adjustedLog10 }) => (k[set] > 0 ? adjustedLog10[set] : null),
    show: (term) => term.k[set] > 0 && <Cell shown={shown} term={term} set={set} />,
    style: (term) =>
      isEnriched(term, set, functions.alpha) ? pShade(term.adjustedLog10[set], { smallest }) : undefined,
  };
}

interface CellProps {
  readonly shown: ShownTable;
  readonly term: ResultTerm;
  readonly set: number;
}

/** The adjusted p-value and the number of genes; opens the test. */
const Cell = ({ shown: { functions, onCell }, term, set }: CellProps) => (
  <button
    type="button"
    className={isEnriched(term, set, functions.alpha) ? styles.cell : styles.weak}
    onClick={() => onCell(term, set)}
  >
    {formatPValue(term.adjustedLog10[set])} ({formatCount(term.k[set])})
  </button>
);

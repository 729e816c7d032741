import { formatCount } from '@trellis/core/formats';
import { isEnrichedBy, type ShownModel, termStatistics } from '@trellis/engine/views/shownModel';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import { pShade } from '@trellis/figures';
import { FoldCell, pCell } from '../../shared/statistics/pAndFold.tsx';
import type { DataColumn } from '../../ui/DataTable.tsx';
import type { AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import { areMany, columnSets, enrichedSets, setHeading, termFold } from './geneSets.ts';
import styles from './FunctionTable.module.css';

/** What a table shows, and what its cells call. */
interface ShownTable {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly aspect: AspectChoice;
  /** The test that is shown. */
  readonly by: ShownModel;
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
    { id: 'id', name: 'ID', isSecondary: true, value: ({ id }) => id },
    ...(aspect === 'all'
      ? [{ id: 'aspect', name: 'Aspect', isSecondary: true, value: (term: ResultTerm) => term.aspect }]
      : []),
    {
      id: 'K',
      name: 'Genes of the term',
      title: 'Genes',
      numeric: true,
      isSecondary: true,
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
    value: (term) => enrichedSets(term, shown.functions, shown.by).length,
  },
  {
    id: 'best',
    name: 'Smallest adjusted p-value',
    title: 'Smallest adjusted p\n(genes)',
    numeric: true,
    value: (term) => bestOf(term, shown)?.log10 ?? null,
    show: (term) => {
      const best = bestOf(term, shown);
      return best && <Cell shown={shown} term={term} set={best.set} />;
    },
  },
  {
    id: 'in',
    name: 'Gene set with the smallest adjusted p-value',
    title: 'In',
    value: (term) => {
      const best = bestOf(term, shown);
      return best ? setHeading(shown.functions, best.set, shown.by) : '';
    },
  },
];

/** The gene set in which a term is most enriched; undefined if it is in none by the test that is shown. */
function bestOf(term: ResultTerm, { functions, by }: ShownTable) {
  const set = enrichedSets(term, functions, by).at(0);
  return set === undefined ? undefined : { set, log10: termStatistics(term, set, by).adjustedLog10 };
}

function setColumn(shown: ShownTable, set: number): Column {
  const { functions, terms, by } = shown;
  const log10 = (term: ResultTerm, of = set) => termStatistics(term, of, by).adjustedLog10;
  const smallest = terms.reduce(
    (least, term) => Math.min(least, ...functions.sets.map((_, of) => log10(term, of))),
    0,
  );
  const heading = setHeading(functions, set, by);
  return {
    id: `set ${set}`,
    name: `${heading}, adjusted p-value and genes`,
    title: `${heading}\nadjusted p (genes)`,
    numeric: true,
    value: (term) => (term.k[set] > 0 ? log10(term) : null),
    show: (term) => term.k[set] > 0 && <Cell shown={shown} term={term} set={set} />,
    style: (term) =>
      isEnrichedBy(term, set, { alpha: functions.alpha, by }) ? pShade(log10(term), { smallest }) : undefined,
  };
}

interface CellProps {
  readonly shown: ShownTable;
  readonly term: ResultTerm;
  readonly set: number;
}

/** The adjusted p-value, the number of genes, and the fold with its interval; opens the test. */
const Cell = ({ shown: { functions, by, onCell }, term, set }: CellProps) => (
  <button
    type="button"
    className={isEnrichedBy(term, set, { alpha: functions.alpha, by }) ? styles.cell : styles.weak}
    onClick={() => onCell(term, set)}
  >
    <FoldCell
      test={`${pCell(termStatistics(term, set, by).adjustedLog10)} (${formatCount(term.k[set])})`}
      fold={termFold(functions, term, { set, by })}
    />
  </button>
);

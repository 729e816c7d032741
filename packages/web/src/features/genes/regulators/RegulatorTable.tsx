import { formatPValue, networkKind, type RegulatorsView } from '@trellis/core';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { formatExpected } from '../../../ui/foldText.ts';
import { GeneLink } from '../../../ui/GeneLink.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { expectedOf, scoreOf, shownKinds, type RegulatorRow, type ShownKind } from './regulatorRows.ts';
import { useRegulatorOptions } from './state.ts';
import styles from './Regulators.module.css';

interface Props {
  readonly view: RegulatorsView;
  readonly rows: readonly RegulatorRow[];
  readonly title: string;
  /** Ids of the TFs that are chosen for a query. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onAbout: (row: RegulatorRow) => void;
}

type Column = DataColumn<RegulatorRow>;

/** A row per TF: its ranks by kind of evidence, and the figures of its best analysis. */
export function RegulatorTable({ view, rows, title, chosen, onChoose, onAbout }: Props) {
  const { sort, set } = useRegulatorOptions();
  if (rows.length === 0)
    return <p className={styles.quiet}>No TF has these names. Clear the fields above to see all.</p>;
  const toggle = (tf: string) => {
    const next = new Set(chosen);
    if (!next.delete(tf)) next.add(tf);
    onChoose(next);
  };
  const columns: Column[] = [
    {
      id: 'tf',
      name: 'TF',
      value: ({ symbol, tf }) => symbol || tf,
      show: ({ tf, symbol }) => (
        <span className={styles.tf}>
          <input
            type="checkbox"
            aria-label={`Choose ${symbol || tf}`}
            checked={chosen.has(tf)}
            onChange={() => toggle(tf)}
          />
          <span>
            <GeneLink id={tf} symbol={symbol} />
          </span>
        </span>
      ),
    },
    { id: 'rank', name: 'Combined rank', numeric: true, value: ({ rank }) => rank },
    { id: 'family', name: 'Family', value: ({ families }) => families.join(', ') },
    ...shownKinds.map(rankColumn),
    ...figureColumns(view, onAbout),
  ];
  return (
    <DataTable
      caption={title}
      rows={rows}
      rowKey={({ tf }) => tf}
      columns={columns}
      sort={sort}
      onSort={(next) => set({ sort: next })}
    />
  );
}

/** The rank of a TF within one kind of evidence. */
const rankColumn = (kind: ShownKind): Column => ({
  id: kind,
  name: `Rank, ${kind}${kind === networkKind ? ' (not combined)' : ''}`,
  title: kind === networkKind ? `${capital(kind)}\n(not combined)` : capital(kind),
  numeric: true,
  value: (row) => row.kinds.find((one) => one.kind === kind)?.rank ?? Infinity,
  show: (row) => {
    const found = row.kinds.find((one) => one.kind === kind);
    return found ? `${formatCount(found.rank)} of ${formatCount(found.of)}` : <span className={styles.quiet}>–</span>;
  },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The figures of the best analysis. */
const figureColumns = ({ uses, N }: RegulatorsView, onAbout: Props['onAbout']): Column[] => [
  {
    id: 'score',
    name: uses === 'h' ? 'Specificity h' : 'Score z',
    numeric: true,
    value: ({ best }) => scoreOf(best.figures),
    show: ({ best }) => scoreOf(best.figures).toFixed(2),
  },
  {
    id: 'genes',
    name: 'Genes targeted',
    numeric: true,
    value: ({ best }) => best.figures.k,
    show: (row) => (
      <button type="button" onClick={() => onAbout(row)}>
        {countOf(row.best.figures.k, 'gene')}
      </button>
    ),
  },
  {
    id: 'expected',
    name: 'Expected',
    numeric: true,
    value: ({ best }) => expectedOf(best.figures, N),
    show: ({ best }) => formatExpected(expectedOf(best.figures, N)),
  },
  {
    id: 'targets',
    name: 'All targets',
    numeric: true,
    value: ({ best }) => best.figures.K,
    show: ({ best }) => formatCount(best.figures.K),
  },
  {
    id: 'p',
    name: 'p (BH)',
    numeric: true,
    value: ({ best }) => best.figures.adjustedLog10,
    show: ({ best }) => formatPValue(best.figures.adjustedLog10),
  },
];

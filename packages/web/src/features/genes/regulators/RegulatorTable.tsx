import { formatExpected } from '@trellis/core/formats';
import { networkKind, type RegulatorsView } from '@trellis/core/regulators';
import { formatPValue } from '@trellis/core/stats';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { GeneLink } from '../../../shared/genes/GeneLink.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { expectedOf, foldOf, foldText, pWithFold, scoreOf, shownKinds, type RegulatorRow } from './regulatorRows.ts';
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

/**
 * A row per TF: its ranks by kind of evidence, and the statistics of the analysis in which it ranks best. The enriched TFs come
 * first, and a line separates them from the others.
 */
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
    { id: 'rank', name: 'Rank', numeric: true, value: ({ rank }) => rank },
    { id: 'family', name: 'Family', value: ({ families }) => families.join(', ') },
    ...shownKinds(view).map(rankColumn),
    ...statisticColumns(view, onAbout),
  ];
  return (
    <DataTable
      caption={title}
      rows={rows}
      rowKey={({ tf }) => tf}
      columns={columns}
      sort={sort}
      onSort={(next) => set({ sort: next })}
      line={{
        isAbove: ({ significant }) => significant,
        text: 'Not enriched: adjusted p 0.05 or more in every analysis',
      }}
    />
  );
}

/** The rank of a TF within one kind of evidence. */
const rankColumn = (kind: string): Column => ({
  id: kind,
  name: `Rank, ${kind}${kind === networkKind ? ' (not ranked in)' : ''}`,
  title: kind === networkKind ? `${capital(kind)}\n(not ranked in)` : capital(kind),
  numeric: true,
  value: (row) => row.kinds.find((one) => one.kind === kind)?.rank ?? Infinity,
  show: (row) => {
    const found = row.kinds.find((one) => one.kind === kind);
    return found ? `${formatCount(found.rank)} of ${formatCount(found.of)}` : <span className={styles.quiet}>–</span>;
  },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What all analyses of the TF give. */
const allColumns = (N: number): readonly Column[] => [
  {
    id: 'smallest',
    name: 'Smallest p (BH), with its fold',
    numeric: true,
    value: ({ adjustedLog10 }) => adjustedLog10,
    show: ({ adjustedLog10, strongest }) => pWithFold(adjustedLog10, strongest, N),
  },
  {
    id: 'inList',
    name: 'Genes by any analysis',
    numeric: true,
    value: ({ inList }) => inList,
    show: ({ inList, analyses }) => `${formatCount(inList)} (${countOf(analyses, 'analysis', 'analyses')})`,
  },
];

/** The best analysis with its statistics, and what all analyses of the TF give. */
const statisticColumns = ({ uses, N }: RegulatorsView, onAbout: Props['onAbout']): Column[] => [
  { id: 'analysis', name: `Analysis with the largest ${uses}`, value: ({ best }) => best.name },
  {
    id: 'score',
    name: uses === 'h' ? 'Specificity h' : 'Score z',
    numeric: true,
    value: ({ best }) => scoreOf(best.statistics),
    show: ({ best }) => scoreOf(best.statistics).toFixed(2),
  },
  {
    id: 'genes',
    name: 'Genes targeted',
    numeric: true,
    value: ({ best }) => best.statistics.k,
    show: (row) => (
      <button type="button" onClick={() => onAbout(row)}>
        {countOf(row.best.statistics.k, 'gene')}
      </button>
    ),
  },
  {
    id: 'expected',
    name: 'Expected',
    numeric: true,
    value: ({ best }) => expectedOf(best.statistics, N),
    show: ({ best }) => formatExpected(expectedOf(best.statistics, N)),
  },
  {
    id: 'targets',
    name: 'All targets',
    numeric: true,
    value: ({ best }) => best.statistics.K,
    show: ({ best }) => formatCount(best.statistics.K),
  },
  {
    id: 'fold',
    name: 'Fold (95 % interval)',
    numeric: true,
    value: ({ best }) => foldOf(best.statistics, N),
    show: ({ best }) => foldText(best.statistics, N),
  },
  {
    id: 'p',
    name: 'p (BH)',
    numeric: true,
    value: ({ best }) => best.statistics.adjustedLog10,
    show: ({ best }) => formatPValue(best.statistics.adjustedLog10),
  },
  ...allColumns(N),
];

import { edgeKinds, type EdgeKind, type SummaryBarData } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './SummaryTable.module.css';

interface Props {
  readonly bars: readonly SummaryBarData[];
  readonly hidden: readonly EdgeKind[];
  readonly caption: string;
  /** Called with a TF that is to be queried alone. */
  readonly onTf: (tf: string) => void;
}

/** The chart's numbers: a row per analysis, a column per kind of edge. */
export function SummaryTable({ bars, hidden, caption, onTf }: Props) {
  const kinds = edgeKinds.filter((kind) => !hidden.includes(kind) && bars.some((bar) => targetsOf(bar, [kind]) > 0));
  const hasFilter = bars.some((bar) => bar.filter !== '');
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={hiddenStyles.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">TF</th>
            <th scope="col">Symbol</th>
            {hasFilter && <th scope="col">Filter</th>}
            <th scope="col">Analysis</th>
            {[...kinds, 'Targets'].map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <Row key={bar.key} bar={bar} kinds={kinds} hasFilter={hasFilter} onTf={onTf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'onTf'> {
  readonly bar: SummaryBarData;
  readonly kinds: readonly EdgeKind[];
  readonly hasFilter: boolean;
}

function Row({ bar, kinds, hasFilter, onTf }: RowProps) {
  const { tf, symbol, filter, analysis, analysisLabel } = bar;
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.tf} title={`Query ${symbol || tf} alone`} onClick={() => onTf(tf)}>
          {tf}
        </button>
      </th>
      <td>
        <em>{symbol}</em>
      </td>
      {hasFilter && <td>{filter}</td>}
      <td className={styles.name} title={analysis}>
        {analysisLabel}
      </td>
      {kinds.map((kind) => (
        <td key={kind} className={styles.number}>
          {countText(targetsOf(bar, [kind]))}
        </td>
      ))}
      <td className={styles.number}>{countText(targetsOf(bar, kinds))}</td>
    </tr>
  );
}

/** A number of targets; nothing for none, as of a kind that is hidden. */
const countText = (count: number): string => (count > 0 ? formatCount(count) : '');

/** Number of targets of an analysis by edges of some kinds. */
export const targetsOf = ({ counts }: SummaryBarData, kinds: readonly EdgeKind[]): number =>
  counts.reduce((sum, { type, targets }) => sum + (kinds.includes(type) ? targets : 0), 0);

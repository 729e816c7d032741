import { edgeColors, totalOf, type EdgeKind, type SummaryBarData } from '@trellis/figures';
import { countOf, formatCount } from '../../ui/numbers.ts';
import styles from './BarTip.module.css';

interface Props {
  readonly bar: SummaryBarData;
  readonly hidden: readonly EdgeKind[];
}

/** The values of one bar. */
export function BarTip({ bar, hidden }: Props) {
  const counts = bar.counts.filter(({ type, targets }) => targets > 0 && !hidden.includes(type));
  return (
    <>
      <p>
        <strong className={styles.tf}>{bar.tf}</strong> {bar.symbol && <em>{bar.symbol}</em>} {bar.filter}
      </p>
      <p className={styles.name}>{bar.analysisLabel}</p>
      <p className={styles.name}>{bar.analysis}</p>
      <table className={styles.counts}>
        <tbody>
          {counts.map(({ edge, type, targets }) => (
            <tr key={edge}>
              <th scope="row">
                <span className={styles.swatch} style={{ background: edgeColors[type] }} />
                {edge}
              </th>
              <td>{formatCount(targets)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.length > 1 && <p className={styles.total}>{countOf(totalOf({ ...bar, counts }), 'target')}</p>}
      <p className={styles.name}>Click to query {bar.symbol || bar.tf} alone.</p>
    </>
  );
}

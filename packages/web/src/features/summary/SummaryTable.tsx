import { edgeKinds, totalOf, type EdgeKind, type SummaryBar } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './SummaryTable.module.css';

interface Props {
  readonly bars: readonly SummaryBar[];
  readonly hidden: readonly EdgeKind[];
  readonly caption: string;
  /** Called with a TF that is to be queried alone. */
  readonly onTf: (tf: string) => void;
}

const sumOf = (bar: SummaryBar, type: EdgeKind) =>
  totalOf({ ...bar, counts: bar.counts.filter((one) => one.type === type) });

/** The chart's numbers: a row per analysis, a column per kind of edge. */
export function SummaryTable({ bars, hidden, caption, onTf }: Props) {
  const types = edgeKinds.filter((type) => !hidden.includes(type) && bars.some((bar) => sumOf(bar, type) > 0));
  const filtered = bars.some((bar) => bar.filter !== '');
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={hiddenStyles.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">TF</th>
            <th scope="col">Symbol</th>
            {filtered && <th scope="col">Filter</th>}
            <th scope="col">Analysis</th>
            {types.map((type) => (
              <th key={type} scope="col" className={styles.number}>
                {type}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              Targets
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.tf}
                  title={`Query ${bar.symbol || bar.tf} alone`}
                  onClick={() => onTf(bar.tf)}
                >
                  {bar.tf}
                </button>
              </th>
              <td>
                <em>{bar.symbol}</em>
              </td>
              {filtered && <td>{bar.filter}</td>}
              <td className={styles.name}>{bar.label ? `${bar.label} (${bar.analysis})` : bar.analysis}</td>
              {types.map((type) => (
                <td key={type} className={styles.number}>
                  {formatCount(sumOf(bar, type))}
                </td>
              ))}
              <td className={styles.number}>{formatCount(types.reduce((sum, type) => sum + sumOf(bar, type), 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { edgeColors, edgeKinds, type EdgeKind, type SummaryBarData } from '@trellis/figures';
import { countOf } from '../../ui/numbers.ts';
import styles from './EdgeLegend.module.css';

interface Props {
  readonly bars: readonly SummaryBarData[];
  readonly hidden: readonly EdgeKind[];
  readonly onChange: (hidden: EdgeKind[]) => void;
}

/** Colors of the kinds of edges; each entry shows or hides all bars of its kind. */
export function EdgeLegend({ bars, hidden, onChange }: Props) {
  const counts = bars.flatMap((bar) => bar.counts);
  const sums = edgeKinds.map((type) => ({
    type,
    sum: counts.filter((count) => count.type === type).reduce((sum, { targets }) => sum + targets, 0),
  }));
  const toggle = (type: EdgeKind) =>
    onChange(hidden.includes(type) ? hidden.filter((one) => one !== type) : [...hidden, type]);
  return (
    <div className={styles.legend} role="group" aria-label="Kinds of edges shown">
      {sums
        .filter(({ sum }) => sum > 0)
        .map(({ type, sum }) => (
          <button
            key={type}
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.includes(type)}
            onClick={() => toggle(type)}
          >
            <span className={styles.swatch} style={{ background: edgeColors[type] }} />
            <span className={styles.name}>{type}</span>
            <span className={styles.count}>{countOf(sum, 'finding')}</span>
          </button>
        ))}
    </div>
  );
}

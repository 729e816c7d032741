import { LegendSign } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';
import { countEdgeKinds, edgeKindLabels, networkLegend } from './scene/edgeKinds';
import { countRoles, type NetworkScene, type SceneEdgeKind } from './scene/scene.ts';
import { toggleMember } from './scene/visibility.ts';
import styles from './Legend.module.css';

interface Props {
  readonly scene: NetworkScene;
  readonly hidden: ReadonlySet<SceneEdgeKind>;
  readonly onHidden: (kinds: ReadonlySet<SceneEdgeKind>) => void;
}

const Sign = (sign: Parameters<typeof LegendSign>[0]) => (
  <svg width={24} height={14} viewBox="0 -7 24 14" aria-hidden="true">
    <LegendSign {...sign} />
  </svg>
);

/** What shapes and colors mean, with numbers. A press on a kind of edge hides or shows it. */
export function Legend({ scene, hidden, onHidden }: Props) {
  const counts = countRoles(scene);
  const nodes = networkLegend(scene).flatMap((entry) => {
    const { sign } = entry;
    return sign === 'tf' || sign === 'target' || sign === 'user' ? [{ ...entry, count: counts[sign] }] : [];
  });
  return (
    <details className={styles.legend} open={window.matchMedia('(min-width: 900px)').matches}>
      <summary>Legend</summary>
      <ul aria-label="Legend">
        {nodes.map(({ label, sign, color, count }) => (
          <li key={label} className={styles.entry}>
            <Sign sign={sign} color={color} /> {label} <span className={styles.count}>{formatCount(count)}</span>
          </li>
        ))}
        {countEdgeKinds(scene).map(({ kind, color, arrow, count }) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={!hidden.has(kind)}
              title={`${hidden.has(kind) ? 'Show' : 'Hide'} these edges`}
              onClick={() => onHidden(toggleMember(hidden, kind))}
            >
              <Sign sign={arrow} color={color} /> {edgeKindLabels[kind]}{' '}
              <span className={styles.count}>{formatCount(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Wider lines: more analyses agree.</p>
    </details>
  );
}

import { LegendSign, type NetworkLegendEntry } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';
import { maxWideEdges } from './drawing/drawing.ts';
import { countEdgeKinds, edgeKindLabels, nodeLegend, type EdgeKindCount } from './scene/edgeKinds.ts';
import { dressLegend } from './scene/dressScene.ts';
import { toggleMember } from './scene/visibility.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Legend.module.css';

/** The meaning of shapes and colors, with counts. A click on a kind of edge hides or shows it. */
export function Legend() {
  const { picture, state, engine } = useViewer();
  const { scene } = picture;
  const isDrawnWide = engine === 'canvas' || scene.edges.length <= maxWideEdges;
  const hasWidths = scene.edges.some(({ weight = 1 }) => weight > 1);
  return (
    <details className={styles.legend} open={window.matchMedia('(min-width: 900px)').matches}>
      <summary>Legend</summary>
      <ul aria-label="Legend">
        {nodeLegend(scene).map(({ label, sign, color, count }) => (
          <li key={label} className={styles.entry}>
            <Sign sign={sign} color={color} /> {label} <span className={styles.count}>{formatCount(count)}</span>
          </li>
        ))}
        {dressLegend(state.dress).map(({ label, sign, color }) => (
          <li key={label} className={styles.entry}>
            <Sign sign={sign} color={color} /> {label}
          </li>
        ))}
        {countEdgeKinds(scene).map((entry) => (
          <li key={entry.kind}>
            <EdgeKindButton {...entry} />
          </li>
        ))}
      </ul>
      {hasWidths && (
        <p className={styles.note}>
          {isDrawnWide
            ? 'Wider lines: more analyses agree.'
            : `One line width above ${formatCount(maxWideEdges)} edges. Selected edges have the width of their weight.`}
        </p>
      )}
    </details>
  );
}

function Sign(sign: Pick<NetworkLegendEntry, 'sign' | 'color' | 'dashed'>) {
  return (
    <svg width={24} height={14} viewBox="0 -7 24 14" aria-hidden="true">
      <LegendSign {...sign} />
    </svg>
  );
}

function EdgeKindButton({ kind, color, arrow, dashed, count }: EdgeKindCount) {
  const { state, dispatch } = useViewer();
  const hidden = state.filters.kinds;
  const toggle = () => dispatch({ type: 'filter', change: { kinds: toggleMember(hidden, kind) } });
  return (
    <button
      type="button"
      className={styles.entry}
      aria-pressed={!hidden.has(kind)}
      title={`${hidden.has(kind) ? 'Show' : 'Hide'} these edges`}
      onClick={toggle}
    >
      <Sign sign={arrow} color={color} dashed={dashed} /> {edgeKindLabels[kind]}{' '}
      <span className={styles.count}>{formatCount(count)}</span>
    </button>
  );
}

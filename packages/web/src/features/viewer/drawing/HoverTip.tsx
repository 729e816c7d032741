import type { NetworkScene } from '../scene/scene.ts';
import { tipText } from './labels.ts';
import type { HoveredItem } from './usePointer.ts';
import styles from './GraphCanvas.module.css';

interface Props {
  readonly scene: NetworkScene;
  readonly zoom: number;
  readonly hovered: HoveredItem;
}

/** The name of the node or edge under the pointer, unless its own label can be read. */
export function HoverTip({ scene, zoom, hovered: { item, x, y } }: Props) {
  const text = tipText(scene, item, zoom);
  if (text === undefined) return null;
  return (
    <div className={styles.tip} role="tooltip" style={{ left: x, top: y }}>
      {text}
    </div>
  );
}

import type { SceneBox } from '../scene/selection.ts';
import styles from './GraphCanvas.module.css';

/** The box that the user is drawing, in pixels. */
export const SelectionBox = ({ box: { left, top, right, bottom } }: { readonly box: SceneBox }) => (
  <div className={styles.box} style={{ left, top, width: right - left, height: bottom - top }} />
);

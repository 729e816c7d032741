import { useSyncExternalStore } from 'react';
import { useSteady } from '../../shared/exports/pacedWidth.ts';
import styles from './SungearPanel.module.css';

interface Props {
  /** Why the last command did nothing; undefined if it did something. */
  readonly refusal: string | undefined;
  /** The part of the diagram that is pointed at. */
  readonly words: string | undefined;
  /** What to do, if nothing else is said. */
  readonly hint: string;
}

/** One line above a diagram, with room for two, so that the diagram keeps its place. */
export const StatusLine = ({ refusal, words, hint }: Props) => (
  <p className={styles.status}>
    <strong role="status">{refusal}</strong> <span aria-live="polite">{words ?? (refusal ? '' : hint)}</span>
  </p>
);

/** Height of what stays in sight next to the diagram, and the least height of the diagram, in pixels. */
const [around, minHeight] = [120, 520];

function onResize(act: () => void): () => void {
  window.addEventListener('resize', act);
  return () => window.removeEventListener('resize', act);
}

/** Maximum height of a diagram that can be seen at once, in pixels; it follows the window. */
export const useMaxHeight = (): number =>
  useSteady(useSyncExternalStore(onResize, () => Math.max(minHeight, window.innerHeight - around)));

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

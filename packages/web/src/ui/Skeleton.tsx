import styles from './Skeleton.module.css';

interface Props {
  readonly height: number | string;
  readonly width?: number | string;
  /** What is loading: for a screen reader, and after two seconds in sight; only one of several placeholders needs it. */
  readonly label?: string;
}

/** Placeholder for content that is loading. It appears after a moment, so that fast answers do not flicker. */
export function Skeleton({ height, width = '100%', label }: Props) {
  return (
    <div className={styles.skeleton} style={{ height, width }} role={label ? 'status' : undefined} data-skeleton>
      {label && <span className={styles.label}>{label}</span>}
    </div>
  );
}

import styles from './Loader.module.css';

interface Props {
  /** In pixels. */
  readonly size: number;
  /** Accessible name; without one it is a picture next to a text. */
  readonly label?: string;
}

/** A turning ring: the site is at work. */
export const Loader = ({ size, label }: Props) => (
  <span
    className={styles.loader}
    style={{ width: size, height: size }}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  />
);

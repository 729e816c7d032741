import styles from './SkipLink.module.css';

/** First link of the page: the keyboard skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}

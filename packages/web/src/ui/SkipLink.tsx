import styles from './SkipLink.module.css';

/** First stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}

import { Link } from 'react-router';
import styles from './Footer.module.css';

/** Foot of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <span>Trellis: which genes a transcription factor binds and regulates.</span>
      <nav aria-label="More" className={styles.links}>
        <Link to="/feedback">Feedback</Link>
        <Link to="/citations">Citations</Link>
        <a href="/api/docs">API</a>
      </nav>
    </footer>
  );
}

import { Link } from 'react-router';
import styles from './Footer.module.css';

interface Props {
  readonly issues?: string;
  readonly onShortcuts: () => void;
}

/** Footer of every page: feedback, issues, citations, API, keyboard shortcuts. */
export function Footer({ issues, onShortcuts }: Props) {
  return (
    <footer className={styles.footer}>
      <span>Trellis: which genes a transcription factor binds and regulates.</span>
      <nav aria-label="More" className={styles.links}>
        <Link to="/feedback">Feedback</Link>
        {issues && <a href={issues}>Issue tracker</a>}
        <Link to="/citations">Citations</Link>
        <a href="/api/docs">API</a>
        <button type="button" onClick={onShortcuts}>
          Keyboard shortcuts
        </button>
      </nav>
    </footer>
  );
}

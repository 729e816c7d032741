import type { Site } from '@trellis/contract';
import { Link } from 'wouter';
import { isFolder } from '../router/base.ts';
import { mailLink } from './mailLink.ts';
import styles from './Footer.module.css';

interface Props {
  readonly issues?: string;
  readonly contact?: Site['contact'];
  readonly onShortcuts: () => void;
}

/**
 * Footer of every page: contact, feedback, issues, guide, citations, downloads, API, keyboard shortcuts. A folder of files has no feedback
 * and no documentation of the API.
 */
export function Footer({ issues, contact, onShortcuts }: Props) {
  return (
    <footer className={styles.footer}>
      <span>Trellis: which genes a transcription factor binds and regulates.</span>
      <nav aria-label="More" className={styles.links}>
        {contact && <Contact contact={contact} />}
        {!isFolder && <Link to="/feedback">Feedback</Link>}
        {issues && <a href={issues}>Issue tracker</a>}
        <Link to="/guide">Guide</Link>
        <Link to="/citations">Citations</Link>
        <Link to="/downloads">Downloads</Link>
        {!isFolder && <a href="/api/docs">API</a>}
        <button type="button" onClick={onShortcuts}>
          Keyboard shortcuts
        </button>
      </nav>
    </footer>
  );
}

const Contact = ({ contact: { email, repository, paper } }: Required<Pick<Props, 'contact'>>) => (
  <>
    {email && <a href={mailLink(email)}>Contact: {email}</a>}
    {!email && !isFolder && <Link to="/feedback">Contact</Link>}
    {repository && <a href={repository}>Source code</a>}
    {paper && <a href={paper}>Paper</a>}
  </>
);

import { Link } from 'wouter';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import styles from './Downloads.module.css';

/** What to do as long as no release was written. */
export function NoRelease({ edition }: { readonly edition: string }) {
  const command = `trellis release --edition ${edition}`;
  return (
    <>
      <p>
        The {edition} data set has no release yet. The administrator of this site can write one, and it then appears
        here:
      </p>
      <div className={styles.code}>
        <pre tabIndex={0} aria-label="Command">
          {command}
        </pre>
        <CopyButton label="Copy" text={() => command} icon={<Copy />} />
      </div>
      <p>
        Until then, each result of a <Link to="/query">query</Link> can be downloaded, for example{' '}
        <Link to="/query?query=all_tfs">all TFs</Link>, and the <a href="/api/docs">API</a> gives every view as JSON.
      </p>
    </>
  );
}

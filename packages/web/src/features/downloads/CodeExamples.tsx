import { releaseAddress } from '../../api/releases.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import { codeExamples } from './codeExamples.ts';
import styles from './Downloads.module.css';

/** Code to load a release in R, Python and DuckDB, each with a button that copies it. */
export function CodeExamples({ release }: { readonly release: string }) {
  return codeExamples(releaseAddress(release)).map(({ name, code }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.code}>
        <pre tabIndex={0} aria-label={`Code for ${name}`}>
          {code}
        </pre>
        <CopyButton label="Copy" title={`Copy the code for ${name}`} text={() => code} icon={<Copy />} />
      </div>
    </section>
  ));
}

import type { Release } from '@trellis/contract';
import { fileSize } from '../../ui/fileSize.ts';
import { FileTables } from './ReleaseFiles.tsx';
import styles from './Downloads.module.css';

/** Releases of older versions, each with its files when it is opened. */
export function OlderReleases({ releases }: { readonly releases: readonly Release[] }) {
  if (releases.length === 0) return <p>There is no other release.</p>;
  return releases.map((release) => (
    <details key={release.name} className={styles.details}>
      <summary>
        Version {release.name}, {fileSize(release.files.reduce((sum, { bytes }) => sum + bytes, 0))}
      </summary>
      <FileTables release={release} />
    </details>
  ));
}

import { unknownLicense } from '@trellis/core/formats';
import { formatCount } from '../../ui/numbers.ts';
import type { LicenseCount } from './licenses.ts';
import styles from './LicenseFilter.module.css';

interface Props {
  readonly counts: readonly LicenseCount[];
  /** Number of all sources. */
  readonly total: number;
  /** The chosen license; '' for an unknown one, undefined for all. */
  readonly chosen: string | undefined;
  readonly onChange: (license: string | undefined) => void;
}

/** Licenses with their numbers of sources; one of them limits the list. */
export function LicenseFilter({ counts, total, chosen, onChange }: Props) {
  const all = [{ license: undefined, sources: total }, ...counts];
  return (
    <div className={styles.filter} role="group" aria-label="Sources by license">
      {all.map(({ license, sources }) => (
        <button
          key={license ?? 'all licenses'}
          type="button"
          className={styles.license}
          aria-pressed={license === chosen}
          onClick={() => onChange(license)}
        >
          <span className={styles.name}>{license === undefined ? 'All licenses' : license || unknownLicense}</span>{' '}
          <span className={styles.count}>{formatCount(sources)}</span>
        </button>
      ))}
    </div>
  );
}

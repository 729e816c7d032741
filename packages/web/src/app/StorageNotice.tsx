import { useStorageFailures } from '../state/storage.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './Shell.module.css';

/** Names, on every page, the state that the browser has no space to store, until it has space again. */
export function StorageNotice() {
  const labels = useStorageFailures((failures) => failures.labels);
  if (!labels.length) return null;
  const last = labels.at(-1) ?? '';
  const names = labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${last}` : last;
  return (
    <div className={styles.notice} role="status">
      <Notice title="Not kept over a reload:">
        {names}. This browser has no more space for this site: remove saved lists or use smaller inputs.
      </Notice>
    </div>
  );
}

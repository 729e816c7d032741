import { useQueryHistory } from '../../state/queryHistory.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './HistoryDialog.module.css';

interface Props {
  readonly onPick: (query: string) => void;
  readonly onClose: () => void;
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The queries that were run, newest first; a click takes one to the query page. */
export function HistoryDialog({ onPick, onClose }: Props) {
  const { entries } = useQueryHistory();
  return (
    <Dialog onClose={onClose} title="Query History" size="lg">
      {entries.length === 0 && <p>No History</p>}
      <ul className={styles.list}>
        {entries.map(({ query, time }, at) => (
          <li key={query}>
            <button type="button" data-autofocus={at === 0 || undefined} onClick={() => onPick(query)}>
              <code>{query}</code>
              <time dateTime={new Date(time).toISOString()}>{timeFormat.format(time)}</time>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

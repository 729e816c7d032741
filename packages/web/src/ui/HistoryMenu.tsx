import { Menu } from '@mantine/core';
import { Button } from './Button.tsx';
import { Chevron } from './icons.tsx';
import { Clock } from './toolIcons.tsx';
import { countOf } from './numbers.ts';
import styles from './HistoryMenu.module.css';

interface PastQuery {
  readonly query: string;
  /** Last run, Unix time in ms. */
  readonly time: number;
}

interface Props {
  readonly history: {
    readonly entries: readonly PastQuery[];
    /** Entries that the last clear removed. */
    readonly cleared: readonly PastQuery[];
    readonly clear: () => void;
    readonly undo: () => void;
  };
  readonly onPick: (query: string) => void;
}

/** The queries that were run from any page; a click picks one. */
export function HistoryMenu({ history: { entries, cleared, clear, undo }, onPick }: Props) {
  return (
    <Menu position="bottom-start" offset={4}>
      <Menu.Target>
        <Button variant="default" leftSection={<Clock />} rightSection={<Chevron />}>
          Query History
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.list}>
        <div className={styles.entries} tabIndex={0} role="group" aria-label="Queries">
          {entries.map((entry, at) => (
            <Entry key={entry.query} entry={entry} first={at === 0} onPick={onPick} />
          ))}
          {!entries.length && <Menu.Label className={styles.none}>No History</Menu.Label>}
        </div>
        {entries.length > 0 && (
          <Menu.Item className={styles.last} closeMenuOnClick={false} onClick={clear}>
            Clear
          </Menu.Item>
        )}
        {!entries.length && cleared.length > 0 && (
          <Menu.Item className={styles.last} closeMenuOnClick={false} onClick={undo}>
            Undo: bring back {countOf(cleared.length, 'query', 'queries')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface EntryProps {
  readonly entry: PastQuery;
  readonly first: boolean;
  readonly onPick: (query: string) => void;
}

function Entry({ entry: { query, time }, first, onPick }: EntryProps) {
  const date = new Date(time);
  return (
    <Menu.Item data-autofocus={first || undefined} onClick={() => onPick(query)}>
      <code className={styles.query}>{query}</code>
      <time className={styles.time} dateTime={date.toISOString()}>
        {timeFormat.format(date)}
      </time>
    </Menu.Item>
  );
}

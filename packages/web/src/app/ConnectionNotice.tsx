import { useEffect } from 'react';
import { checkConnection, useConnection, watchNetwork } from '../api/connection.ts';
import { TextButton } from '../ui/Button.tsx';
import styles from './ConnectionNotice.module.css';

const sentences = {
  offline: 'You are offline. Pages open, but answers need the server: loading continues when the connection is back.',
  gone: 'The server cannot be reached. Pages open, but answers need it: Trellis tries again every few seconds.',
} as const;

/** Says, on every page, that the server cannot be reached, as long as that is so. */
export function ConnectionNotice() {
  const connection = useConnection(({ state }) => state);
  useEffect(watchNetwork, []);
  return (
    <div role="status" aria-label="Connection" className={styles.place}>
      {connection !== 'up' && (
        <p className={styles.notice}>
          {sentences[connection]} <TextButton onClick={() => void checkConnection()}>Try now</TextButton>
        </p>
      )}
    </div>
  );
}

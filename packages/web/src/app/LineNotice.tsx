import { useEffect } from 'react';
import { checkLine, useLine, watchNetwork } from '../api/line.ts';
import { TextButton } from '../ui/Button.tsx';
import styles from './LineNotice.module.css';

const sentences = {
  offline: 'You are offline. Pages open, but answers need the server: loading continues when the connection is back.',
  gone: 'The server cannot be reached. Pages open, but answers need it: Trellis tries again every few seconds.',
} as const;

/** Says, on every page, that the server cannot be reached, as long as that is so. */
export function LineNotice() {
  const line = useLine(({ state }) => state);
  useEffect(watchNetwork, []);
  return (
    <div role="status" aria-label="Connection" className={styles.place}>
      {line !== 'up' && (
        <p className={styles.notice}>
          {sentences[line]} <TextButton onClick={() => void checkLine()}>Try now</TextButton>
        </p>
      )}
    </div>
  );
}

import { Button } from './Button.tsx';
import type { ReactNode } from 'react';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

interface Props {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly children?: ReactNode;
}

/** An error message with a button that tries again. */
export function ErrorState({ message, onRetry, retryLabel = 'Retry', children }: Props) {
  return (
    <div className={styles.error} role="alert">
      <Warning />
      <div className={styles.body}>
        <p className={styles.message}>{message}</p>
        {children}
        {onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorHelp } from './ErrorHelp.tsx';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

interface Props {
  readonly message: string;
  /** Code of an error of the server, for a link to what the guide says about it. */
  readonly code?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly children?: ReactNode;
}

/** An error message with a button that tries again. */
export function ErrorState({ message, code, onRetry, retryLabel = 'Retry', children }: Props) {
  return (
    <div className={styles.error} role="alert">
      <Warning />
      <div className={styles.body}>
        <p className={styles.message}>{message}</p>
        {children}
        <ErrorHelp code={code} />
        {onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, Loader } from './Button.tsx';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

interface ErrorStateProps {
  readonly message: string;
  /** Code of an error of the server, for a link to what the guide says about it. */
  readonly code?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly children?: ReactNode;
}

/** An error message with a button that tries again. */
export function ErrorState({ message, code, onRetry, retryLabel = 'Retry', children }: ErrorStateProps) {
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

/** A link to what the guide says about an error code; nothing without a code. */
export const ErrorHelp = ({ code }: { readonly code: string | undefined }) =>
  code === undefined ? null : <Link to={`/guide/errors#${encodeURIComponent(code)}`}>About this error</Link>;

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Placeholder of a view without content: why there is none, and what to do next. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A message above the content that it is about; a long one scrolls. */
export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Warning />
      <div className={styles.noticeBody} tabIndex={0} role="region" aria-label={title}>
        <strong>{title}</strong> {children}
      </div>
    </div>
  );
}

interface SkeletonProps {
  readonly height: number | string;
  readonly width?: number | string;
  /** What is loading: for a screen reader, and after two seconds in sight; only one of several placeholders needs it. */
  readonly label?: string;
}

/** Placeholder for content that is loading. It appears after a moment, so that fast answers do not flicker. */
export function Skeleton({ height, width = '100%', label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} style={{ height, width }} role={label ? 'status' : undefined} data-skeleton>
      {label && <span className={styles.label}>{label}</span>}
    </div>
  );
}

/** Height of a placeholder that ends near the bottom of the window, below `above` pixels of other content and space. */
export const toBottom = (above: number): string => `max(320px, calc(100dvh - ${above}px))`;

interface RunningProps {
  readonly text: string;
  readonly onCancel: () => void;
}

/** Progress of a long call: what is running, for how long, and a button that cancels it. */
export function Running({ text, onCancel }: RunningProps) {
  const seconds = useSeconds();
  return (
    <div className={styles.running} role="status">
      <Loader size={16} />
      <span>
        {text}
        {seconds > 0 && <span className={styles.time} aria-hidden="true">{` ${seconds} s`}</span>}
      </span>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Whole seconds since the component appeared. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

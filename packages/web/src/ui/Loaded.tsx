import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorState } from './states.tsx';

/** A call as `useQuery` returns it. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** Whether `data` are those of the options before, shown until the new ones arrive. */
  readonly isPlaceholderData?: boolean;
}

export interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** Placeholder until the answer arrives. */
  readonly loading: ReactNode;
  /** What cannot be done when the call fails, as a sentence; the message of the error follows it. */
  readonly failure?: string;
  /** Content for an error that is a regular answer ("nothing to compare"); nothing for any other error. */
  readonly empty?: (error: Error) => ReactNode;
  /** Label of a button that repeats a failed call. With it a failure clears what was shown and says nothing. */
  readonly retry?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the answer of a call: a placeholder first, then the content, or the error with a button that repeats the call. An
 * answer that was there stays when it cannot be renewed.
 */
export function Loaded<Data>({ query, loading, failure, empty, retry, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (error && retry !== undefined) return <RetryButton label={retry} onClick={() => void refetch()} />;
  if (error && data === undefined) {
    const message = failure === undefined ? error.message : `${failure} ${error.message}`;
    return empty?.(error) || <ErrorState message={message} code={errorCode(error)} onRetry={() => void refetch()} />;
  }
  return data === undefined ? loading : children(data);
}

/** Repeats a call that failed. */
export const RetryButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <div>
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  </div>
);

/** The code of an error of the API; undefined for an error that is not the server's. */
export function errorCode(error: unknown): string | undefined {
  const { problem } = Object(error) as { readonly problem?: { readonly code?: unknown } };
  return typeof problem?.code === 'string' ? problem.code : undefined;
}

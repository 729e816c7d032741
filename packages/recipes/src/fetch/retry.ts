import { setTimeout as wait } from 'node:timers/promises';
import { DownloadFailure } from './failure.ts';

/** Maximum number of tries per file. */
const maxTries = 5;

/** A server that asks to wait longer is not asked again. */
const maxRetryAfterMs = 120_000;

export interface RetryOptions {
  /** Delay before the second try; it doubles with each further one. */
  readonly retryDelayMs: number;
  /** Called when the server asks to wait. */
  readonly pause: (durationMs: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Repeats an action while it fails temporarily, at most five times in all, with exponential delays between half and all of
 * their length. Throws the last failure.
 */
export async function retry<T>(action: () => Promise<T>, { retryDelayMs, pause, signal }: RetryOptions): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await action();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadFailure) || !error.isTemporary) throw error;
      const { retryAfterMs = 0 } = error;
      if (tries === maxTries || retryAfterMs > maxRetryAfterMs) throw lastFailure(error, tries);
      if (retryAfterMs > 0) pause(retryAfterMs);
      const delay = retryDelayMs * 2 ** (tries - 1) * (0.5 + 0.5 * Math.random());
      await wait(Math.max(delay, retryAfterMs), undefined, { signal });
    }
  }
}

/** The failure that ends the tries, with their number or how long the server asks to wait. */
function lastFailure(failure: DownloadFailure, tries: number): DownloadFailure {
  const { message, retryAfterMs = 0 } = failure;
  const asksToWait = retryAfterMs > maxRetryAfterMs;
  const why = asksToWait ? `the server asks to wait ${Math.ceil(retryAfterMs / 1000)} s` : `${tries} tries`;
  const isUnreachable = failure.isUnreachable || asksToWait;
  return new DownloadFailure(`${message}, ${why}`, { isTemporary: false, isUnreachable, cause: failure });
}

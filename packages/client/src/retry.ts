/** Statuses of calls that succeed later: too many calls, and a server that is busy or starting. */
const retried: ReadonlySet<number> = new Set([429, 503]);

/** The longest time between two attempts; a server that asks for more gets no further attempt. */
const longestWaitSeconds = 60;

/** Seconds that a header Retry-After asks for: a number or a date; undefined for anything else. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - nowMs) / 1000);
}

/**
 * Seconds to wait before the next attempt, or undefined when there is none: half a second that doubles with each attempt, or
 * what the server asks for. `random` (0 to 1) spreads clients that were refused together by up to a quarter.
 */
export function waitSeconds(
  { status, requested }: { readonly status: number; readonly requested: number | undefined },
  attempt: number,
  random: number,
): number | undefined {
  if (!retried.has(status)) return undefined;
  if (requested !== undefined) return requested <= longestWaitSeconds ? requested + random / 4 : undefined;
  return Math.min(longestWaitSeconds, 2 ** (attempt - 1)) * (1 + random / 4);
}

/** Resolves after a time; rejects with the signal's reason when it is aborted. */
export function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

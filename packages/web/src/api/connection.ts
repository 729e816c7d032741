import { create, onPageLoad } from '../memory/pageMemory.ts';
import { base, isFolder } from '../router/base.ts';
import { ApiError, unreachable } from './ApiError.ts';

/** `offline`: the browser has no network. `gone`: it has one, and the server does not answer. */
export type ConnectionState = 'up' | 'offline' | 'gone';

/** Whether the server can be reached, as far as the last check knows. */
export const useConnection = create<{ readonly state: ConnectionState }>()(() => ({ state: 'up' }));

/** Time limit of one try. */
const tryMs = 8_000;
/** Tries that have to time out before the connection counts as lost; one that is refused is enough. */
const maxSilentTries = 2;
/** Time between two checks of a lost connection, doubled after each up to the maximum. */
const firstWaitMs = 1_000;
const maxWaitMs = 8_000;
/** Time between two checks while a long call is under way. */
const watchMs = 5_000;

let checking: Promise<void> | undefined;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let waitMs = firstWaitMs;

onPageLoad(() => {
  clearTimeout(nextCheck);
  [checking, nextCheck, waitMs] = [undefined, undefined, firstWaitMs];
});

/** Whether an error says that the server was not reached. */
export const isConnectionError = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Asks the server whether it is there. While it is not, it is asked again after longer and longer waits. */
export function checkConnection(): Promise<void> {
  checking ??= findState().then((state) => {
    checking = undefined;
    waitMs = state === 'up' ? firstWaitMs : Math.min(maxWaitMs, waitMs * 2);
    if (useConnection.getState().state !== state) useConnection.setState({ state });
    clearTimeout(nextCheck);
    if (state !== 'up') nextCheck = setTimeout(() => void checkConnection(), waitMs);
  });
  return checking;
}

async function findState(): Promise<ConnectionState> {
  if (await isReached()) return 'up';
  return navigator.onLine ? 'gone' : 'offline';
}

async function isReached(): Promise<boolean> {
  for (let silent = 0; silent < maxSilentTries; silent++) {
    const signal = AbortSignal.timeout(tryMs);
    try {
      const { ok } = await fetch(isFolder ? `${base}/site.json` : '/healthz', { cache: 'no-store', signal });
      return ok;
    } catch {
      if (!signal.aborted) return false;
    }
  }
  return false;
}

/** Checks the connection whenever the browser loses or finds a network; returns a function that ends this. */
export function watchNetwork(): () => void {
  const check = () => void checkConnection();
  window.addEventListener('offline', check);
  window.addEventListener('online', check);
  return () => {
    window.removeEventListener('offline', check);
    window.removeEventListener('online', check);
  };
}

/** Calls `recovered` each time the server can be reached again; returns a function that ends this. */
export function onRecovery(recovered: () => void): () => void {
  return useConnection.subscribe(({ state }, before) => {
    if (state === 'up' && before.state !== 'up') recovered();
  });
}

/**
 * Makes a long call with a signal that also fires when the connection is lost, so that the call does not wait for ever. Rejects
 * with an `ApiError` of status 0 then, and with the reason of `signal` when that fires.
 */
export async function whileConnected<T>(signal: AbortSignal, make: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const lost = new AbortController();
  const unsubscribe = useConnection.subscribe(({ state }) => {
    if (state !== 'up') lost.abort(new ApiError(0, unreachable));
  });
  const timer = setInterval(() => void checkConnection(), watchMs);
  try {
    return await make(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
    unsubscribe();
  }
}

import type pg from 'pg';
import { makeClient } from './connection.ts';

/** Notification channel for replaced data sets; the payload is the edition. */
export const channel = 'trellis_dataset';

/** Pause before a reconnection; it doubles after each failure. */
const [minPauseMs, maxPauseMs] = [200, 10_000];

/**
 * Calls `changed` with the edition of every replaced data set, and with undefined after a reconnection, when notifications
 * can have been missed. Returns a function that stops listening.
 */
export function listen(url: string, changed: (edition: string | undefined) => void): () => void {
  let ended = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = minPauseMs;

  async function connect(isReconnection: boolean): Promise<void> {
    const mine = makeClient(url);
    client = mine;
    mine.once('end', () => reconnect(mine));
    mine.on('notification', ({ payload }) => changed(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      pauseMs = minPauseMs;
      if (isReconnection) changed(undefined);
    } catch {
      reconnect(mine);
    }
  }

  function reconnect(lost: pg.Client): void {
    if (ended || client !== lost) return;
    client = undefined;
    lost.end().catch(() => {});
    timer = setTimeout(() => void connect(true), pauseMs).unref();
    pauseMs = Math.min(2 * pauseMs, maxPauseMs);
  }

  void connect(false);
  return () => {
    ended = true;
    clearTimeout(timer);
    client?.end().catch(() => {});
  };
}

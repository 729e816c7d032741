import type pg from 'pg';
import { makeClient } from './connection.ts';

/** Channel on which every replaced data set is announced by its edition. */
export const channel = 'trellis_dataset';

/** Milliseconds before the connection is made again: twice as long each time, up to the last. */
const [firstPause, maxPauseMs] = [200, 10_000];

/**
 * Calls `changed` with the edition of every data set that anybody replaces, and without one whenever something may have been
 * missed, because the connection was lost. Returns what ends it.
 */
export function listen(url: string, changed: (edition: string | undefined) => void): () => void {
  let ended = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;

  async function connect(isAgain: boolean): Promise<void> {
    const mine = makeClient(url);
    client = mine;
    mine.once('end', () => again(mine));
    mine.on('notification', ({ payload }) => changed(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      pause = firstPause;
      if (isAgain) changed(undefined);
    } catch {
      again(mine);
    }
  }

  function again(lost: pg.Client): void {
    if (ended || client !== lost) return;
    client = undefined;
    lost.end().catch(() => {});
    timer = setTimeout(() => void connect(true), pause).unref();
    pause = Math.min(2 * pause, maxPauseMs);
  }

  void connect(false);
  return () => {
    ended = true;
    clearTimeout(timer);
    client?.end().catch(() => {});
  };
}

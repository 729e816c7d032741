import { setTimeout as wait } from 'node:timers/promises';
import { Database } from './driver.ts';

/** Maximum wait for another process that is writing. */
const maxWaitMs = 10_000;

/** Longest pause between two attempts. */
const maxPauseMs = 50;

/**
 * Runs an action, and again while another process or thread writes. SQLite's own wait would hold the thread, and with it every
 * other call of a server.
 */
export async function whileLocked<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + maxWaitMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await wait(pauseMs);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

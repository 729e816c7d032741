import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type BetterSqlite from 'better-sqlite3';
import { connect, withFile } from './connection.ts';
import { Database } from './driver.ts';

/** Pause between two attempts, and timeout of the whole wait. */
const [pauseMs, timeoutMs] = [10, 60_000];

/**
 * Runs `action` with an exclusive lock on the folder, between processes and between calls in one process. The lock is
 * SQLite's own on an empty file, so the operating system releases it when the process dies.
 */
export async function withLock<T>(folder: string, action: () => Promise<T> | T): Promise<T> {
  const { database } = connect(join(folder, '.lock'), { timeout: 0 });
  try {
    await acquire(database, folder).catch((error: unknown) => {
      throw withFile(error, join(folder, '.lock'));
    });
    return await action();
  } finally {
    database.close();
  }
}

async function acquire(database: BetterSqlite.Database, folder: string): Promise<void> {
  for (const end = Date.now() + timeoutMs; ; await wait(pauseMs)) {
    try {
      database.exec('begin exclusive');
      return;
    } catch (error) {
      if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
      if (Date.now() > end)
        throw new Error(`${folder} has been locked by another process for a minute`, { cause: error });
    }
  }
}

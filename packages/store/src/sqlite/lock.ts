import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Milliseconds between two attempts, and after which waiting is given up. */
const [pause, timeoutMs] = [10, 60_000];

/**
 * Runs `action` while no other process (nor another call in this one) runs one in the same folder. The lock is SQLite's own
 * on an empty file, so that the operating system frees it when its process dies.
 */
export async function withLock<T>(folder: string, action: () => Promise<T> | T): Promise<T> {
  const database = new Database(join(folder, '.lock'), { timeout: 0 });
  try {
    await acquire(database, folder);
    return await action();
  } finally {
    database.close();
  }
}

async function acquire(database: Database.Database, folder: string): Promise<void> {
  for (const end = Date.now() + timeoutMs; ; await wait(pause)) {
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

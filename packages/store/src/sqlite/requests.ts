import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import { requestMigrations } from '../migrations/requests.ts';
import type { RequestTables } from '../migrations/requestTables.ts';
import { columnTypes } from './columnTypes.ts';
import { connect, withFile } from './connection.ts';
import { withLock } from './lock.ts';
import { makeFolder } from '../makeFolder.ts';

/** Maximum wait for another process that is writing while the file is opened. */
const busyTimeout = 10_000;

/** The file of requests and feedback in a data folder. */
export const fileOf = (folder: string): string => join(folder, 'requests.sqlite');

/** Opens `requests.sqlite` in the folder; creates it or brings it up to date. */
export async function openRequests(folder: string): Promise<Kysely<RequestTables>> {
  await makeFolder(folder);
  const path = fileOf(folder);
  return withLock(folder, async () => {
    const { database, db } = connect<RequestTables>(path, { timeout: busyTimeout });
    try {
      database.pragma('journal_mode = wal');
      database.pragma('synchronous = full');
      database.pragma('foreign_keys = on');
      // What is deleted is overwritten with zeros.
      database.pragma('secure_delete = on');
      await migrate(db, requestMigrations(columnTypes), path);
      // From here on, waiting is done without holding the thread: see `whileLocked`.
      database.pragma('busy_timeout = 0');
      return db;
    } catch (error) {
      await db.destroy();
      throw withFile(error, path);
    }
  });
}

/** Size of the file in bytes, without its log and without the room of what was deleted, which is used again. */
export async function bytesOfRequests(db: Kysely<RequestTables>): Promise<number> {
  const { rows } = await sql<{ readonly bytes: number }>`
    select (page_count - freelist_count) * page_size as bytes
    from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`.execute(db);
  return rows[0].bytes;
}

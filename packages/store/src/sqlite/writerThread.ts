import { parentPort, workerData } from 'node:worker_threads';
import { collectBuffers } from '../garbage.ts';
import { Database } from './driver.ts';
import type { Statement, ThreadData, WriterAnswer } from './writerMessages.ts';

/** Longest wait for another process or thread that writes, in milliseconds; only this thread waits. */
const busyTimeout = 10_000;

const { path } = workerData as ThreadData;
const database = new Database(path, { timeout: busyTimeout });
database.pragma('synchronous = full');
database.pragma('foreign_keys = on');
// What is deleted is overwritten with zeros.
database.pragma('secure_delete = on');

parentPort?.on('message', (message: Statement | 'end') => {
  if (message === 'end') return end();
  parentPort?.postMessage({ number: message.number, ...answer(message) } satisfies WriterAnswer);
  collectBuffers();
});

/** Closes the file; the thread then has nothing to wait for. */
function end(): void {
  database.close();
  parentPort?.close();
}

function answer({ sql, parameters }: Statement): Omit<WriterAnswer, 'number'> {
  try {
    // SQLite has rolled back by itself on a full disk: the first error is the one to see.
    if (sql === 'rollback' && !database.inTransaction) return { rows: [], changes: 0 };
    const statement = database.prepare<unknown[], unknown>(sql);
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = error instanceof Database.SqliteError ? error.code : undefined;
    return { rows: [], changes: 0, fault: { message: error.message, code } };
  }
}

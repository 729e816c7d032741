import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Database } from './driver.ts';
import type { Statement, ThreadData, WriterAnswer } from './writerMessages.ts';

/** A connection whose statements run in a thread of its own, one transaction after another. */
export interface Writer<Tables> {
  readonly db: Kysely<Tables>;
  /** Is settled when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/**
 * Opens a second connection to an SQLite file, for what is written: a commit waits for the disk, and with it the event loop of a
 * server that writes in its main thread. `thread` is the address of `writerThread`, in a bundle or in the sources.
 */
export function openWriter<Tables>(path: string, thread: string): Writer<Tables> {
  const statements = new Statements(new Worker(new URL(thread), { workerData: { path } satisfies ThreadData }));
  return { db: new Kysely<Tables>({ dialect: dialectOf(statements) }), ended: statements.ended };
}

interface Waiting {
  readonly resolve: (answer: WriterAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends statements to the thread. All that wait fail when it ends. */
class Statements implements DatabaseConnection {
  readonly ended: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private sent = 0;
  private isClosing = false;
  private fault: unknown = new Error('the thread that writes has ended');

  constructor(worker: Worker) {
    this.worker = worker;
    worker.unref();
    worker.on('message', (answer: WriterAnswer) => {
      this.waiting.get(answer.number)?.resolve(answer);
      this.waiting.delete(answer.number);
      if (this.waiting.size === 0 && !this.isClosing) worker.unref();
    });
    worker.once('error', (error) => (this.fault = error));
    this.ended = new Promise((resolve) => {
      worker.once('exit', () => {
        for (const { reject } of this.waiting.values()) reject(this.fault);
        this.waiting.clear();
        resolve();
      });
    });
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { rows, changes, fault } = await this.send(sql, parameters);
    if (fault?.code !== undefined) throw new Database.SqliteError(fault.message, fault.code);
    if (fault) throw new Error(fault.message);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('what is written is not streamed');
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.worker.ref();
    this.worker.postMessage('end');
    await this.ended;
  }

  private send(sql: string, parameters: readonly unknown[]): Promise<WriterAnswer> {
    const statement: Statement = { number: ++this.sent, sql, parameters };
    // A process does not end while something is written, and not later than that.
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(statement.number, { resolve, reject });
      this.worker.postMessage(statement);
    });
  }
}

/** Kysely's driver of the thread: one connection, whose users take turns in their order. */
class ThreadDriver implements Driver {
  private readonly statements: Statements;
  private last: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(statements: Statements) {
    this.statements = statements;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => (release = resolve));
    await before;
    this.release = release;
    return this.statements;
  }

  /** Takes the place of the only writer at once: SQLite refuses who reads first and writes after another one has written. */
  async beginTransaction(): Promise<void> {
    await this.statements.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.statements.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.statements.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  destroy(): Promise<void> {
    return this.statements.close();
  }
}

/** SQLite as Kysely speaks it, over the thread. */
const dialectOf = (statements: Statements): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(statements),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

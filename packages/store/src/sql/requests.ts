import type { Kysely } from 'kysely';
import { TrellisError } from '@trellis/core';
import type { RequestTables } from '../migrations/requestTables.ts';
import type {
  DeletedRequest,
  OwnData,
  OwnDataRequest,
  RequestStore,
  Revision,
  RevisionRecord,
  StoredFeedback,
  StoredRecord,
  StoredRequest,
} from '../store.ts';
import { addOwnFiles, deleteRequest, finishDeletions, readOwnFiles, requestsWithOwnData } from './ownData.ts';
import { parentIn, refuseDeleted, wasDeleted } from './parents.ts';
import { requestRecords } from './records.ts';

/** Attempts to insert a revision when other processes take the same number. */
const maxAttempts = 20;

/** Runs a call, with retries for engines that can lose their connection. */
export type Attempt = <T>(action: () => Promise<T>) => Promise<T>;

/** What differs between engines. */
export interface RequestEngine {
  readonly attempt?: Attempt;
  /** Removes what deleted rows leave behind in the files of the database. */
  readonly wipe: (db: Kysely<RequestTables>) => Promise<void>;
  /**
   * Keeps deletions apart from what is added to other requests at the same time, until the end of the transaction. SQLite has
   * one writer, and needs no lock.
   */
  readonly lock?: (db: Kysely<RequestTables>, mode: 'shared' | 'alone') => Promise<void>;
  /** The connection for what is written, if it is not the one that reads. */
  readonly connectWriter?: () => Promise<Kysely<RequestTables>>;
  /** Size of the tables in bytes. */
  readonly bytes: (db: Kysely<RequestTables>) => Promise<number>;
}

/** Requests, revisions and feedback in any database that Kysely supports. `connect` opens it on first use. */
export class SqlRequestStore implements RequestStore {
  private readonly connect: () => Promise<Kysely<RequestTables>>;
  private readonly connectWriter: () => Promise<Kysely<RequestTables>>;
  private readonly attempt: Attempt;
  private readonly wipe: RequestEngine['wipe'];
  private readonly size: RequestEngine['bytes'];
  private readonly lock: NonNullable<RequestEngine['lock']>;
  /** The last revision of each request that is being added, settled once it is there or refused. */
  private readonly revising = new Map<string, Promise<void>>();

  constructor(
    connect: () => Promise<Kysely<RequestTables>>,
    {
      attempt = (action) => action(),
      wipe,
      bytes,
      connectWriter = connect,
      lock = () => Promise.resolve(),
    }: RequestEngine,
  ) {
    this.connect = connect;
    this.connectWriter = connectWriter;
    this.attempt = attempt;
    this.wipe = wipe;
    this.size = bytes;
    this.lock = lock;
  }

  async save(request: StoredRequest, own?: OwnData): Promise<void> {
    let tries = 0;
    await this.write(async (db) => {
      tries++;
      const isNew = await db.transaction().execute((transaction) => this.insert(transaction, request, own));
      // The attempt before a lost connection can have succeeded.
      if (!isNew && tries === 1) throw new Error(`there is a request ${request.id} already`);
    });
  }

  private async insert(db: Kysely<RequestTables>, request: StoredRequest, own?: OwnData): Promise<boolean> {
    if (request.parent != null) await this.lock(db, 'shared');
    return insertRequest(db, request, own);
  }

  find(id: string): Promise<StoredRequest | undefined> {
    return this.read((db) => db.selectFrom('request').select(requestColumns).where('id', '=', id).executeTakeFirst());
  }

  ownFiles(id: string): Promise<Uint8Array[]> {
    return this.read((db) => readOwnFiles(db, id));
  }

  async secretHash(id: string): Promise<string | undefined> {
    const row = await this.read((db) =>
      db.selectFrom('request').select('secret_hash').where('id', '=', id).executeTakeFirst(),
    );
    return row?.secret_hash ?? undefined;
  }

  delete(id: string): Promise<boolean> {
    return this.remove({ id, deleted: new Date().toISOString() });
  }

  private async remove(request: DeletedRequest): Promise<boolean> {
    const isRemoved = await this.write((db) =>
      deleteRequest(db, request, (transaction) => this.lock(transaction, 'alone')),
    );
    if (isRemoved) await this.write(this.wipe);
    return isRemoved;
  }

  finishDeletions(): Promise<void> {
    return this.write(finishDeletions);
  }

  isDeleted(id: string): Promise<boolean> {
    return this.read((db) => wasDeleted(db, id));
  }

  withOwnData(): Promise<OwnDataRequest[]> {
    return this.read(requestsWithOwnData);
  }

  async has(id: string): Promise<boolean> {
    const query = (db: Kysely<RequestTables>) => db.selectFrom('request').select('id').where('id', '=', id);
    return (await this.read((db) => query(db).executeTakeFirst())) !== undefined;
  }

  revision(id: string, revision?: number): Promise<Revision | undefined> {
    return this.read((db) => {
      let query = db.selectFrom('revision').select(['number', 'names']).where('request', '=', id);
      if (revision !== undefined) query = query.where('number', '=', revision);
      return query.orderBy('number', 'desc').limit(1).executeTakeFirst();
    });
  }

  /** Revisions of one request are added one after the other: many at the same time would take each other's number again and again. */
  addRevision(id: string, names: string, max = Infinity): Promise<number> {
    const before = this.revising.get(id) ?? Promise.resolve();
    const adding = before.then(() => this.addNextRevision(id, names, max));
    const ended = adding
      .catch(() => {})
      .then(() => {
        if (this.revising.get(id) === ended) this.revising.delete(id);
      });
    this.revising.set(id, ended);
    return adding;
  }

  private async addNextRevision(id: string, names: string, max: number): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const number = (await this.lastRevision(id)) + 1;
      if (number > max)
        throw new TrellisError(
          'too-many-revisions',
          `The result has ${max} revisions, the maximum. Run its query again to change more.`,
        );
      if (await this.insertRevision(id, number, names)) return number;
      if (attempt === maxAttempts) throw new Error(`could not add a revision to request ${id}`);
    }
  }

  private async lastRevision(request: string): Promise<number> {
    const last = (db: Kysely<RequestTables>) =>
      db
        .selectFrom('revision')
        .select((select) => select.fn.max('number').as('number'))
        .where('request', '=', request)
        .executeTakeFirst();
    return Number((await this.read(last))?.number ?? 0);
  }

  /** Returns false if the number is taken. */
  private async insertRevision(request: string, number: number, names: string): Promise<boolean> {
    const result = await this.write((db) =>
      db
        .insertInto('revision')
        .values({ request, number, names })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return Number(result.numInsertedOrUpdatedRows) === 1;
  }

  bytes(): Promise<number> {
    return this.read(this.size);
  }

  async addFeedback(feedback: Omit<StoredFeedback, 'created'>): Promise<void> {
    const created = new Date().toISOString();
    const [edition, name, text] = [feedback.edition, feedback.name, feedback.text].map(withoutNul);
    await this.write((db) => db.insertInto('feedback').values({ created, edition, name, text }).execute());
  }

  feedback(): Promise<StoredFeedback[]> {
    return this.read((db) =>
      db.selectFrom('feedback').select(['created', 'edition', 'name', 'text']).orderBy('id').execute(),
    );
  }

  records(): AsyncGenerator<StoredRecord> {
    return requestRecords((action) => this.read(action));
  }

  async restore(record: StoredRecord): Promise<boolean> {
    if ('deleted' in record) return this.remove(record);
    if ('revisionOf' in record) return this.restoreRevision(record);
    const { revisions, own, ...stored } = record;
    const request = { ...stored, parent: stored.parent ?? parentIn(stored.inputs) };
    const files = own?.files.map((file) => Buffer.from(file, 'utf8')) ?? [];
    return this.write((db) =>
      inTransaction(db, async (transaction) => {
        // Writes before it reads: SQLite refuses the other order when another process writes in between.
        const isNew = await this.insert(transaction, request, own && { secretHash: own.secretHash, files });
        if (!isNew || (await wasDeleted(transaction, request.id))) throw new Unchanged();
        for (const { number, names } of revisions)
          await transaction.insertInto('revision').values({ request: request.id, number, names }).execute();
      }),
    );
  }

  /** Adds a revision of a request that is there, unless its number is taken. */
  private async restoreRevision({ revisionOf, number, names }: RevisionRecord): Promise<boolean> {
    if (await this.has(revisionOf)) await this.insertRevision(revisionOf, number, names);
    return false;
  }

  async restoreFeedback({ created, edition, name, text }: StoredFeedback): Promise<boolean> {
    const same = (one: StoredFeedback) => one.created === created && one.edition === edition && one.text === text;
    if ((await this.feedback()).some(same)) return false;
    await this.write((db) => db.insertInto('feedback').values({ created, edition, name, text }).execute());
    return true;
  }

  private read<T>(action: (db: Kysely<RequestTables>) => Promise<T>): Promise<T> {
    return this.attempt(async () => action(await this.connect()));
  }

  private write<T>(action: (db: Kysely<RequestTables>) => Promise<T>): Promise<T> {
    return this.attempt(async () => action(await this.connectWriter()));
  }
}

/** Ends a transaction that has nothing to change. */
class Unchanged extends Error {}

/** Runs a transaction. Returns false, and changes nothing, if it throws `Unchanged`. */
async function inTransaction(
  db: Kysely<RequestTables>,
  action: (transaction: Kysely<RequestTables>) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute(action);
    return true;
  } catch (error) {
    if (error instanceof Unchanged) return false;
    throw error;
  }
}

const requestColumns = ['id', 'edition', 'version', 'inputs', 'created'] as const;

/** Adds a request with its own data; returns false and changes nothing if the id is taken. */
async function insertRequest(db: Kysely<RequestTables>, request: StoredRequest, own?: OwnData): Promise<boolean> {
  const { id, edition, version, inputs, created, parent } = request;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('request')
    .values({ id, edition, version, inputs, created, parent, secret_hash: own?.secretHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  await refuseDeleted(db, parent);
  await addOwnFiles(db, id, own?.files ?? []);
  return true;
}

/** PostgreSQL cannot store NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

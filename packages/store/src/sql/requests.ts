import type { Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import type { StoredFeedback, RequestRecord, RequestStore, Revision, StoredRequest } from '../store.ts';

/** Attempts to insert a revision when other processes take the same number. */
const maxAttempts = 20;

/** Number of requests per page of a backup. */
const pageSize = 200;

/** Runs a call, with retries for engines that can lose their connection. */
export type Attempt = <T>(action: () => Promise<T>) => Promise<T>;

/** Requests, revisions and feedback in any database that Kysely supports. `connect` opens it on first use. */
export class SqlRequestStore implements RequestStore {
  private readonly connect: () => Promise<Kysely<RequestTables>>;
  private readonly attempt: Attempt;

  constructor(connect: () => Promise<Kysely<RequestTables>>, attempt: Attempt = (action) => action()) {
    this.connect = connect;
    this.attempt = attempt;
  }

  async save(request: StoredRequest): Promise<void> {
    const { id, edition, version, inputs, created } = request;
    let tries = 0;
    await this.run(async (db) => {
      const query = db.insertInto('request').values({ id, edition, version, inputs, created });
      // The attempt before a lost connection can have succeeded.
      await (tries++ ? query.onConflict((conflict) => conflict.doNothing()) : query).execute();
    });
  }

  find(id: string): Promise<StoredRequest | undefined> {
    return this.run((db) => db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst());
  }

  revision(id: string, revision?: number): Promise<Revision | undefined> {
    return this.run((db) => {
      let query = db.selectFrom('revision').select(['number', 'names']).where('request', '=', id);
      if (revision !== undefined) query = query.where('number', '=', revision);
      return query.orderBy('number', 'desc').limit(1).executeTakeFirst();
    });
  }

  async addRevision(id: string, names: string): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const number = ((await this.revision(id))?.number ?? 0) + 1;
      if (await this.insertRevision(id, number, names)) return number;
      if (attempt === maxAttempts) throw new Error(`could not add a revision to request ${id}`);
    }
  }

  /** Returns false if the number is taken. */
  private async insertRevision(request: string, number: number, names: string): Promise<boolean> {
    const result = await this.run((db) =>
      db
        .insertInto('revision')
        .values({ request, number, names })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return Number(result.numInsertedOrUpdatedRows) === 1;
  }

  async addFeedback(feedback: Omit<StoredFeedback, 'created'>): Promise<void> {
    const created = new Date().toISOString();
    const [edition, name, text] = [feedback.edition, feedback.name, feedback.text].map(withoutNul);
    await this.run((db) => db.insertInto('feedback').values({ created, edition, name, text }).execute());
  }

  feedback(): Promise<StoredFeedback[]> {
    return this.run((db) =>
      db.selectFrom('feedback').select(['created', 'edition', 'name', 'text']).orderBy('id').execute(),
    );
  }

  async *records(): AsyncGenerator<RequestRecord> {
    for (let after = ''; ;) {
      const requests = await this.run((db) =>
        db.selectFrom('request').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
      );
      for (const request of requests) yield { ...request, revisions: await this.revisions(request.id) };
      if (requests.length < pageSize) return;
      after = requests[requests.length - 1].id;
    }
  }

  private revisions(id: string): Promise<Revision[]> {
    return this.run((db) =>
      db.selectFrom('revision').select(['number', 'names']).where('request', '=', id).orderBy('number').execute(),
    );
  }

  restore({ revisions, ...request }: RequestRecord): Promise<boolean> {
    return this.run((db) =>
      db.transaction().execute(async (transaction) => {
        const { id, edition, version, inputs, created } = request;
        const result = await transaction
          .insertInto('request')
          .values({ id, edition, version, inputs, created })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(result.numInsertedOrUpdatedRows) === 0) return false;
        for (const { number, names } of revisions)
          await transaction.insertInto('revision').values({ request: id, number, names }).execute();
        return true;
      }),
    );
  }

  async restoreFeedback({ created, edition, name, text }: StoredFeedback): Promise<boolean> {
    const same = (one: StoredFeedback) => one.created === created && one.edition === edition && one.text === text;
    if ((await this.feedback()).some(same)) return false;
    await this.run((db) => db.insertInto('feedback').values({ created, edition, name, text }).execute());
    return true;
  }

  private run<T>(action: (db: Kysely<RequestTables>) => Promise<T>): Promise<T> {
    return this.attempt(async () => action(await this.connect()));
  }
}

/** PostgreSQL cannot store NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

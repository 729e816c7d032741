import type { Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import type { Feedback, RequestStore, Revision, StoredRequest } from '../store.ts';

/** How often a revision is tried again when another process takes the same number. */
const attempts = 20;

/** Requests, revisions and feedback in any database that Kysely speaks to. `connect` opens it at the first use. */
export class SqlRequestStore implements RequestStore {
  private readonly connect: () => Promise<Kysely<RequestTables>>;

  constructor(connect: () => Promise<Kysely<RequestTables>>) {
    this.connect = connect;
  }

  async save(request: StoredRequest): Promise<void> {
    const db = await this.connect();
    const { id, edition, version, inputs, created } = request;
    await db.insertInto('request').values({ id, edition, version, inputs, created }).execute();
  }

  async find(id: string): Promise<StoredRequest | undefined> {
    const db = await this.connect();
    return db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async revision(id: string, revision?: number): Promise<Revision | undefined> {
    const db = await this.connect();
    let query = db.selectFrom('revision').select(['number', 'names']).where('request', '=', id);
    if (revision !== undefined) query = query.where('number', '=', revision);
    return query.orderBy('number', 'desc').limit(1).executeTakeFirst();
  }

  async addRevision(id: string, names: string): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const number = ((await this.revision(id))?.number ?? 0) + 1;
      if (await this.insertRevision(id, number, names)) return number;
      if (attempt === attempts) throw new Error(`could not add a revision to request ${id}`);
    }
  }

  /** False when that number is taken. */
  private async insertRevision(request: string, number: number, names: string): Promise<boolean> {
    const db = await this.connect();
    const result = await db
      .insertInto('revision')
      .values({ request, number, names })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows) === 1;
  }

  async addFeedback(feedback: Omit<Feedback, 'created'>): Promise<void> {
    const db = await this.connect();
    const { edition, name, text } = feedback;
    await db.insertInto('feedback').values({ created: new Date().toISOString(), edition, name, text }).execute();
  }

  async feedback(): Promise<Feedback[]> {
    const db = await this.connect();
    return db.selectFrom('feedback').select(['created', 'edition', 'name', 'text']).orderBy('id').execute();
  }
}

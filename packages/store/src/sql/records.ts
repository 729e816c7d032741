import { sql, type Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import type { RequestRecord, Revision, StoredRecord } from '../store.ts';
import { recordOwnData } from './ownData.ts';

type Database = Kysely<RequestTables>;
type Run = <T>(action: (db: Database) => Promise<T>) => Promise<T>;

/** Number of ids that are read at a time; requests themselves are read one by one, since each can have 60 MB. */
const pageSize = 200;

/** Length of all revisions of a request from which each is a record of its own. */
const maxInlineLength = 1 << 20;

/** All requests with their revisions, sorted by id, then the ids of deleted ones. Holds one request or revision at a time. */
export async function* requestRecords(run: Run): AsyncGenerator<StoredRecord> {
  for (let after = ''; ;) {
    const page = await run((db) =>
      db.selectFrom('request').select('id').where('id', '>', after).orderBy('id').limit(pageSize).execute(),
    );
    for (const { id } of page) yield* recordsOf(run, id);
    if (page.length < pageSize) break;
    after = page[page.length - 1].id;
  }
  yield* await run((db) => db.selectFrom('deleted_request').selectAll().orderBy('id').execute());
}

async function* recordsOf(run: Run, id: string): AsyncGenerator<StoredRecord> {
  const row = await run((db) => db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst());
  if (!row) return;
  const { secret_hash: secretHash, parent, ...request } = row;
  const own = await run((db) => recordOwnData(db, id, secretHash));
  const record: RequestRecord = {
    ...request,
    ...(parent !== null && { parent }),
    revisions: [],
    ...(own && { own }),
  };
  const sizes = await run((db) =>
    db
      .selectFrom('revision')
      .select(['number', sql<number>`length(names)`.as('length')])
      .where('request', '=', id)
      .orderBy('number')
      .execute(),
  );
  if (sizes.reduce((sum, { length }) => sum + Number(length), 0) <= maxInlineLength) {
    yield { ...record, revisions: await revisions(run, id) };
    return;
  }
  yield record;
  for (const { number } of sizes)
    for (const revision of await revisions(run, id, number)) yield { revisionOf: id, ...revision };
}

/** The revisions of a request, or the one with a number. */
const revisions = (run: Run, id: string, number?: number): Promise<Revision[]> =>
  run((db) => {
    const query = db.selectFrom('revision').select(['number', 'names']).where('request', '=', id).orderBy('number');
    return (number === undefined ? query : query.where('number', '=', number)).execute();
  });

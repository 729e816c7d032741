import { sql, type Kysely } from 'kysely';
import { TrellisError } from '@trellis/core';
import type { RequestTables } from '../migrations/requestTables.ts';
import { markDeleted, refuseDeleted } from './parents.ts';
import type { DeletedRequest, FilesOf, OwnData, OwnDataRequest, RecordedOwnData } from '../store.ts';

type Database = Kysely<RequestTables>;

/** Adds the files of a request's own analyses. */
export async function addOwnFiles(db: Database, request: string, files: OwnData['files']): Promise<void> {
  if ('request' in files) return copyOwnFiles(db, request, files);
  for (const [number, file] of files.entries())
    await db
      .insertInto('own_analysis')
      .values({ request, number, file: Buffer.from(file.buffer, file.byteOffset, file.byteLength) })
      .execute();
}

/** Stores the files of another request for this one as well, without reading them. */
async function copyOwnFiles(db: Database, request: string, { request: from }: FilesOf): Promise<void> {
  const files = db
    .selectFrom('own_analysis')
    .select([sql.val(request).as('request'), 'number', 'file'])
    .where('request', '=', from);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_analysis')
    .columns(['request', 'number', 'file'])
    .expression(files)
    .executeTakeFirst();
  await refuseDeleted(db, from);
  if (Number(numInsertedOrUpdatedRows) === 0)
    throw new TrellisError('request-deleted', `The request ${from} was deleted, with its own data.`);
}

/** The files of a request's own analyses, in their order. */
export async function readOwnFiles(db: Database, request: string): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('own_analysis')
    .select('file')
    .where('request', '=', request)
    .orderBy('number')
    .execute();
  return rows.map(({ file }) => file);
}

/** What a backup keeps of a request's own data; undefined without any. */
export async function recordOwnData(
  db: Database,
  request: string,
  secretHash: string | null,
): Promise<RecordedOwnData | undefined> {
  if (secretHash === null) return undefined;
  const files = await readOwnFiles(db, request);
  return { secretHash, files: files.map((file) => Buffer.from(file).toString('utf8')) };
}

/** Requests that have own analyses, oldest first. */
export async function requestsWithOwnData(db: Database): Promise<OwnDataRequest[]> {
  const rows = await db
    .selectFrom('own_analysis')
    .innerJoin('request', 'request.id', 'own_analysis.request')
    .select(['request.id', 'request.edition', 'request.created'])
    .select(sql<number>`count(*)`.as('analyses'))
    .select(sql<number>`sum(length(own_analysis.file))`.as('bytes'))
    .groupBy(['request.id', 'request.edition', 'request.created'])
    .orderBy('request.created')
    .orderBy('request.id')
    .execute();
  return rows.map((row) => ({ ...row, analyses: Number(row.analyses), bytes: Number(row.bytes) }));
}

/** Maximum number of deleted requests whose rows are removed at a time: they are overwritten, which takes the thread of SQLite. */
const removedAtOnce = 5;

/**
 * Deletes a request with all that belongs to it, and those that were computed from it; keeps the ids. They cannot be opened
 * from the first transaction on; their rows are removed a few at a time, so that others are answered in between. Returns
 * whether there was one.
 */
export async function deleteRequest(
  db: Database,
  request: DeletedRequest,
  lock: (db: Database) => Promise<void>,
): Promise<boolean> {
  const { ids, isThere } = await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const marked = await markDeleted(transaction, request);
    const found = transaction.selectFrom('request').select('id').where('id', '=', request.id);
    return { ids: marked, isThere: (await found.executeTakeFirst()) !== undefined };
  });
  await removeRows(db, ids);
  return isThere;
}

/** Removes the rows of deleted requests that a killed process has left. */
export async function finishDeletions(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('deleted_request')
    .innerJoin('request', 'request.id', 'deleted_request.id')
    .select('request.id')
    .execute();
  await removeRows(
    db,
    rows.map(({ id }) => id),
  );
}

async function removeRows(db: Database, all: readonly string[]): Promise<void> {
  for (let at = 0; at < all.length; at += removedAtOnce) {
    const ids = all.slice(at, at + removedAtOnce);
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('revision').where('request', 'in', ids).execute();
      await transaction.deleteFrom('own_analysis').where('request', 'in', ids).execute();
      await transaction.deleteFrom('request').where('id', 'in', ids).execute();
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

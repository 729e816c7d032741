import { sql, type Kysely } from 'kysely';
import { TrellisError } from '@trellis/core';
import type { RequestTables } from '../migrations/requestTables.ts';
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

/**
 * Deletes a request with all that belongs to it, and those that were computed from it; keeps the ids. Returns whether there
 * was one.
 */
export const deleteRequest = (db: Database, request: DeletedRequest): Promise<boolean> =>
  db.transaction().execute((transaction) => removeRequest(transaction, request));

/** Writes before it reads: SQLite refuses a transaction that reads first and writes after another process has written. */
async function removeRequest(db: Database, { id, deleted }: DeletedRequest): Promise<boolean> {
  await db
    .insertInto('deleted_request')
    .values({ id, deleted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const renewed of await computedFrom(db, id)) await removeRequest(db, { id: renewed, deleted });
  await db.deleteFrom('revision').where('request', '=', id).execute();
  await db.deleteFrom('own_analysis').where('request', '=', id).execute();
  const { numDeletedRows } = await db.deleteFrom('request').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Ids of the requests that were computed from one. Reads all requests: deletions are rare. */
async function computedFrom(db: Database, id: string): Promise<string[]> {
  const link = JSON.stringify({ computedFrom: id }).slice(1, -1);
  const holdsLink = sql<boolean>`${sql.ref('inputs')} like ${`%${link}%`}`;
  const rows = await db.selectFrom('request').select('id').where(holdsLink).execute();
  return rows.map((row) => row.id);
}

/** Whether a request was deleted. */
export async function wasDeleted(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('deleted_request').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

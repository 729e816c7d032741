import type { Kysely } from 'kysely';
import { TrellisError } from '@trellis/core';
import type { RequestTables } from '../migrations/requestTables.ts';

type Database = Kysely<RequestTables>;

/** The `computedFrom` of a request's inputs (JSON): the request with which it is deleted; null without one. */
export function parentIn(inputs: string): string | null {
  if (!inputs.includes('"computedFrom"')) return null;
  const parsed: unknown = JSON.parse(inputs);
  const parent: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'computedFrom') : undefined;
  return typeof parent === 'string' ? parent : null;
}

/**
 * Throws `request-deleted` if a request was deleted. Called after the first write of a transaction that adds something to it:
 * either the deletion sees what is added, or this sees the deletion.
 */
export async function refuseDeleted(db: Database, id: string | null | undefined): Promise<void> {
  if (id != null && (await wasDeleted(db, id)))
    throw new TrellisError('request-deleted', `The request ${id} was deleted, with its own data.`);
}

/** Whether a request was deleted. */
export async function wasDeleted(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('deleted_request').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Maximum number of rows of one insertion. */
const insertedAtOnce = 500;

/** Keeps the ids of a request, and of all that was computed from it (found by the index of parents), as deleted; returns them. */
export async function markDeleted(
  db: Database,
  { id, deleted }: { readonly id: string; readonly deleted: string },
): Promise<string[]> {
  const mark = (ids: readonly string[]) =>
    db
      .insertInto('deleted_request')
      .values(ids.map((each) => ({ id: each, deleted })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  // Writes before it reads: SQLite refuses a transaction that reads first and writes after another process has written.
  await mark([id]);
  const ids = await descendantsOf(db, id);
  for (let at = 0; at < ids.length; at += insertedAtOnce) await mark(ids.slice(at, at + insertedAtOnce));
  return [id, ...ids];
}

async function descendantsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .withRecursive('gone(id)', (query) =>
      query
        .selectFrom('request')
        .select('request.id')
        .where('request.parent', '=', id)
        .union((union) =>
          union.selectFrom('request').innerJoin('gone', 'gone.id', 'request.parent').select('request.id'),
        ),
    )
    .selectFrom('gone')
    .select('gone.id')
    .execute();
  return rows.map((row) => row.id);
}

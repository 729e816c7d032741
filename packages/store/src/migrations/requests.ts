import type { Kysely } from 'kysely';
import { parentIn } from '../sql/parents.ts';
import type { RequestTables } from './requestTables.ts';
import type { ColumnTypes, Migrations } from './types.ts';

/** Migrations of the tables of user data: requests, their revisions, feedback. */
export const requestMigrations = (types: ColumnTypes): Migrations => ({
  '0001-requests': { up: (db: Kysely<unknown>) => createRequestTables(db, types) },
  '0002-own-data': { up: (db: Kysely<unknown>) => createOwnDataTables(db, types) },
  '0003-parents': { up: (db: Kysely<unknown>) => addParents(db as Kysely<RequestTables>) },
});

async function createRequestTables(db: Kysely<unknown>, { serial }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('inputs', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('revision')
    .addColumn('request', 'text', (column) => column.notNull().references('request.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revision_key', ['request', 'number'])
    .execute();
  await db.schema
    .createTable('feedback')
    .addColumn('id', serial, (column) => column.primaryKey())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}

async function createOwnDataTables(db: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('request').addColumn('secret_hash', 'text').execute();
  await db.schema
    .createTable('own_analysis')
    .addColumn('request', 'text', (column) => column.notNull().references('request.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('file', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('own_analysis_key', ['request', 'number'])
    .execute();
  await db.schema
    .createTable('deleted_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deleted', 'text', (column) => column.notNull())
    .execute();
}

/** Number of requests whose inputs are read at a time. */
const pageSize = 50;

/** Adds the column of parents, which were only in the inputs. */
async function addParents(db: Kysely<RequestTables>): Promise<void> {
  await db.schema.alterTable('request').addColumn('parent', 'text').execute();
  for (let after = ''; ;) {
    const page = await db
      .selectFrom('request')
      .select(['id', 'inputs'])
      .where('inputs', 'like', '%"computedFrom"%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, inputs } of page)
      await db
        .updateTable('request')
        .set({ parent: parentIn(inputs) })
        .where('id', '=', id)
        .execute();
    if (page.length < pageSize) break;
    after = page[page.length - 1].id;
  }
  await db.schema.createIndex('request_parent').on('request').column('parent').execute();
}

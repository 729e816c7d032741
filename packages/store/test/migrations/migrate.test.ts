import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate, requireMigrated } from '../../src/migrations/migrate.ts';
import type { Migrations } from '../../src/migrations/types.ts';
import { connect } from '../../src/sqlite/connection.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const creating = (table: string): Migrations[string] => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'integer').execute(),
});

const old: Migrations = { '0001-a': creating('a') };
const current: Migrations = { ...old, '0002-b': creating('b') };

async function open(): Promise<Kysely<{ a: { id: number }; b: { id: number } }>> {
  return connect<{ a: { id: number }; b: { id: number } }>(join(await temporaryFolder(), 'x.sqlite'), {}).db;
}

describe('migrations', () => {
  it('bring an older store up to date and keep what is in it', async () => {
    const db = await open();
    await migrate(db, old, 'x');
    await db.insertInto('a').values({ id: 1 }).execute();
    await migrate(db, current, 'x');
    await db.insertInto('b').values({ id: 2 }).execute();
    expect(await db.selectFrom('a').selectAll().execute()).toEqual([{ id: 1 }]);
    await requireMigrated(db, current, 'x');
  });

  it('that fail in the middle leave the store as it was', async () => {
    const db = await open();
    await migrate(db, old, 'x');
    const failing: Migrations = {
      ...old,
      '0002-b': {
        async up(transaction: Kysely<unknown>) {
          await creating('b').up(transaction);
          throw new Error('the disk is full');
        },
      },
    };
    await expect(migrate(db, failing, 'x')).rejects.toThrow('the disk is full');
    await requireMigrated(db, old, 'x');
    await migrate(db, current, 'x');
    await requireMigrated(db, current, 'x');
  });

  it('refuse an older store that is only read', async () => {
    const db = await open();
    await migrate(db, old, 'x');
    await expect(requireMigrated(db, current, 'x')).rejects.toMatchObject({
      code: 'bad-store',
      message: 'x was written by an older version of Trellis: import the data set again',
    });
  });

  it('refuse a store of a newer version, and leave it as it is', async () => {
    const db = await open();
    await migrate(db, current, 'x');
    const newer = { code: 'bad-store', message: 'x was written by a newer version of Trellis: use that version' };
    await expect(requireMigrated(db, old, 'x')).rejects.toMatchObject(newer);
    await expect(migrate(db, old, 'x')).rejects.toMatchObject(newer);
  });

  it('refuse a store without any', async () => {
    await expect(requireMigrated(await open(), current, 'x')).rejects.toMatchObject({ code: 'bad-store' });
  });
});

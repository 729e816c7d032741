import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A place for a store of one engine, and its removal. */
export interface Place {
  readonly place: string;
  remove(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  create(): Promise<Place>;
}

const postgres = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const onSqlite: Engine = {
  name: 'SQLite',
  async create() {
    const place = await mkdtemp(join(tmpdir(), 'trellis-server-'));
    return { place, remove: () => rm(place, { recursive: true, force: true }) };
  },
};

const onDatabase: Engine = {
  name: 'PostgreSQL',
  async create() {
    const name = `trellis_test_${randomUUID().replaceAll('-', '')}`;
    await onPostgres(`create database ${name} template template0`);
    const { href: place } = Object.assign(new URL(postgres), { pathname: `/${name}` });
    return { place, remove: () => onPostgres(`drop database if exists ${name} with (force)`) };
  },
};

const hasPostgres = await onPostgres('select 1').then(
  () => true,
  () => false,
);
if (!hasPostgres) console.warn('PostgreSQL does not answer: its tests are skipped');

/** Every engine that is here. */
export const engines: readonly Engine[] = hasPostgres ? [onSqlite, onDatabase] : [onSqlite];

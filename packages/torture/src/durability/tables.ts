import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isPostgresUrl } from '@trellis/store';
import { Database } from '../../../store/src/sqlite/driver.ts';

/** Reads the tables of requests without Trellis. */
export interface Tables {
  rows<Row extends object>(statement: string): Promise<Row[]>;
  /** Faults of the engine's own files; always none for PostgreSQL. */
  damage(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens the tables of a store, read-only. Throws if there are none. */
export const openTables = (place: string): Promise<Tables> =>
  isPostgresUrl(place) ? onPostgres(place) : Promise.resolve(onFile(join(place, 'requests.sqlite')));

function onFile(path: string): Tables {
  if (!existsSync(path)) throw new Error(`${path} is gone`);
  const database = new Database(path, { readonly: true, fileMustExist: true, timeout: 10_000 });
  return {
    rows: <Row extends object>(statement: string) => Promise.resolve(database.prepare<[], Row>(statement).all()),
    damage() {
      const check = database.prepare<[], { readonly integrity_check: string }>('pragma integrity_check').all();
      const references = database.prepare<[], { readonly table: string }>('pragma foreign_key_check').all();
      return Promise.resolve([
        ...check.flatMap(({ integrity_check: fault }) => (fault === 'ok' ? [] : [fault])),
        ...references.map(({ table }) => `a row of ${table} refers to a request that is not there`),
      ]);
    },
    close: () => Promise.resolve(void database.close()),
  };
}

async function onPostgres(url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set search_path = requests');
  return {
    rows: async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows,
    damage: () => Promise.resolve([]),
    close: () => client.end(),
  };
}

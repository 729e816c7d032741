import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../src/sqlite/driver.ts';

/** Runs a statement on the stored data set `mini`, in SQLite on its newest file or the given one, and returns its rows. */
export async function runStatement(place: string, statement: string, file = 'mini.sqlite'): Promise<unknown[]> {
  if (place.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    try {
      await client.query('set search_path to mini');
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const database = new Database(join(place, file));
  try {
    const prepared = database.prepare(statement);
    return prepared.reader ? prepared.all() : [prepared.run()];
  } finally {
    database.close();
  }
}

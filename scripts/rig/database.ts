import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** URL of PostgreSQL with a role that can create databases. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Runs one statement on the server as the maker of databases, or in the database of a URL. */
export async function onServer(statement: string, server = postgresUrl): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** A new database on a shared server. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createDatabase(server = postgresUrl, tablespace = 'pg_default'): Promise<OwnDatabase> {
  const name = `trellis_trial_${randomUUID().slice(0, 8)}`;
  await onServer(`create database ${name} template template0 tablespace ${tablespace}`, server);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, drop: async () => void (await onServer(`drop database if exists ${name} with (force)`, server)) };
}

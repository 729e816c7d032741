import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** URL of PostgreSQL with a role that can create databases. */
const defaultUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

export async function onServer(statement: string, server = defaultUrl): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** A new database on a shared server. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createDatabase(server = defaultUrl, tablespace = 'pg_default'): Promise<OwnDatabase> {
  const name = `trellis_trial_${randomUUID().slice(0, 8)}`;
  await onServer(`create database ${name} template template0 tablespace ${tablespace}`, server);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, drop: async () => void (await onServer(`drop database if exists ${name} with (force)`, server)) };
}

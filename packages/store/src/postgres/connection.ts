import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseLimits } from './address.ts';

const connectTimeoutMs = 5_000;

/** Time for the network in addition to a statement's own timeout. */
const networkGraceMs = 5_000;

/** Reads 64-bit integers as numbers: our counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
};

/** A pool of connections, opened on demand. A lost connection fails only the call that uses it. */
export function openPool(url: string, { connections, statementTimeoutMs }: DatabaseLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + networkGraceMs,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'trellis',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A client without statement timeout, for an import or for LISTEN; the caller connects it. */
export function makeClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'trellis',
  });
  client.on('error', () => {});
  return client;
}

export const queriesOn = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Queries on one connection, inside its transaction. */
export function queriesOnClient<Tables>(client: pg.Client): Kysely<Tables> {
  const connected = Object.assign(client, { release: () => {} });
  const pool = { connect: () => Promise.resolve(connected), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

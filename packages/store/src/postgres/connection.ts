import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Limits of the connections to PostgreSQL. */
export interface DatabaseLimits {
  /** Connections of one process at most; further calls wait for one. */
  readonly connections: number;
  /** Milliseconds after which a statement is given up. Imports have no such limit. */
  readonly statementTimeout: number;
}

export const defaultLimits: DatabaseLimits = { connections: 10, statementTimeout: 30_000 };

/** Milliseconds to wait for a connection. */
const connectTimeout = 5_000;

/** Milliseconds that the network may take beyond a statement's own limit. */
const networkGrace = 5_000;

/** Whether a place of data names PostgreSQL rather than a folder. */
export const isPostgresUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** PostgreSQL as an error names it: host, port and database, never the password. */
export function placeName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}:${port || '5432'}${pathname}`;
}

/** Whole numbers come as numbers: our counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(id, format as 'text') as (text: string) => unknown),
};

/** Connections for queries, made when they are needed. Losing one is an error of the call that used it, nothing else. */
export function openPool(url: string, { connections, statementTimeout }: DatabaseLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + networkGrace,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'trellis',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One connection without limits of time, for an import or for listening; not connected yet. */
export function makeClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'trellis',
  });
  client.on('error', () => {});
  return client;
}

/** Queries on a pool. */
export const queriesOn = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Queries on one connection, so that they take part in its transaction. */
export function queriesOnClient<Tables>(client: pg.Client): Kysely<Tables> {
  const one = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: () => Promise.resolve(one), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
}

/** Limits of the connections to PostgreSQL. */
export interface DatabaseLimits {
  /** Maximum number of connections per process; further calls wait for a free one. */
  readonly connections: number;
  /** Imports have no such limit. */
  readonly statementTimeoutMs: number;
}

export const defaultLimits: DatabaseLimits = { connections: 10, statementTimeoutMs: 30_000 };

/** Whether an address is a URL of PostgreSQL rather than a folder. */
export const isPostgresUrl = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** The name of a database in error messages: host, port and database, never the password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}:${port || '5432'}${pathname}`;
}

import type BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { TrellisError } from '@trellis/core';
import { Database } from './driver.ts';

/** Opens an SQLite file for Kysely. Throws a TrellisError that names the file if it is damaged. */
export function connect<Tables>(path: string, options: BetterSqlite.Options): ConnectedFile<Tables> {
  const database = damageNamed(path, () => new Database(path, options));
  return { database, db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
}

/** An open file, for SQLite's own commands and for queries. */
export interface ConnectedFile<Tables> {
  readonly database: BetterSqlite.Database;
  readonly db: Kysely<Tables>;
}

function damageNamed<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw withFile(error, path);
  }
}

/** Turns the error of a damaged file or a full disk into a TrellisError that names the file. */
export function withFile(error: unknown, path: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code === 'SQLITE_NOTADB') return new TrellisError('bad-store', `${path} is not an SQLite file`);
  if (error.code.startsWith('SQLITE_CORRUPT')) return new TrellisError('bad-store', `${path} is damaged`);
  if (error.code === 'SQLITE_FULL') return new TrellisError('bad-store', `${path}: the disk is full`);
  return error;
}

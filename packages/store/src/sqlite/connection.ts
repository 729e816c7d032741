import type BetterSqlite from 'better-sqlite3';
import { type DatabaseConnection, type Driver, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { TrellisError } from '@trellis/core';
import { Database } from './driver.ts';

/** Opens an SQLite file for Kysely. Throws a TrellisError that names the file if it is damaged. */
export function connect<Tables>(path: string, options: BetterSqlite.Options): ConnectedFile<Tables> {
  const database = damageNamed(path, () => new Database(path, options));
  return { database, db: new Kysely<Tables>({ dialect: new FileDialect(database) }) };
}

/** Rolls back only what SQLite has not rolled back by itself, as it does on a full disk: the first error is the one to see. */
class FileDriver extends SqliteDriver {
  private readonly database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class FileDialect extends SqliteDialect {
  private readonly database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.database = database;
  }

  override createDriver(): Driver {
    return new FileDriver(this.database);
  }
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

/** Turns the error of a damaged, locked or read-only file or a full disk into a TrellisError that names the file. */
export function withFile(error: unknown, path: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code === 'SQLITE_NOTADB') return new TrellisError('bad-store', `${path} is not an SQLite file`);
  if (error.code.startsWith('SQLITE_CORRUPT')) return new TrellisError('bad-store', `${path} is damaged`);
  if (error.code.startsWith('SQLITE_BUSY'))
    return new TrellisError('bad-store', `${path} is locked by another process`);
  if (error.code.startsWith('SQLITE_READONLY'))
    return new TrellisError('bad-store', `${path} cannot be written: check who owns the data folder`);
  if (error.code === 'SQLITE_FULL') return new TrellisError('bad-store', `${path}: the disk is full`);
  // SQLite does not say why: a full disk is among the reasons.
  if (error.code.startsWith('SQLITE_CANTOPEN'))
    return new TrellisError(
      'bad-store',
      `${path} cannot be opened: check the room on the disk and who may write there`,
    );
  if (error.code.startsWith('SQLITE_IOERR'))
    return new TrellisError(
      'bad-store',
      `${path} cannot be read or written (${error.code}): check the disk and its room`,
    );
  return error;
}

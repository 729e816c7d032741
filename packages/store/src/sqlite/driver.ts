import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

/**
 * Returns which better-sqlite3 a Node can load, by the version of its Node-API. Version 13 has its compiled parts in the
 * package, and needs Node-API 10 (Node 22.14); version 12 is compiled on installation, and is the last for Node 20.
 */
export const driverName = (nodeApi: number): 'better-sqlite3' | 'better-sqlite3-12' =>
  nodeApi >= 10 ? 'better-sqlite3' : 'better-sqlite3-12';

/** The SQLite driver of this Node. */
export const Database = loadDriver(driverName(Number(process.versions.napi)));

/** Loads a driver; throws a sentence that says what to install if it is missing. */
function loadDriver(name: string): typeof BetterSqlite {
  try {
    return createRequire(import.meta.url)(name) as typeof BetterSqlite;
  } catch (error) {
    throw new Error(
      `the SQLite driver for Node ${process.versions.node} is not installed: use Node 22.14 or newer, or install again with Python 3 and a C++ compiler`,
      { cause: error },
    );
  }
}

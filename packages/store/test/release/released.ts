import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance, type Json } from '@duckdb/node-api';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';

/** A row of a table as values. */
export type Values = Readonly<Record<string, unknown>>;

/** Reads a Parquet file of a release with hyparquet. */
export async function readParquet(folder: string, table: string): Promise<Values[]> {
  const file = await asyncBufferFromFile(join(folder, `${table}.parquet`));
  return parquetReadObjects({ file });
}

/** Reads a packed text of a release. */
export const readPacked = async (folder: string, name: string): Promise<string> =>
  gunzipSync(await readFile(join(folder, name))).toString('utf8');

/** Runs a question of DuckDB; `$folder` in it is the folder of a release. */
export async function askDuckDb(folder: string, sql: string): Promise<Json[][]> {
  const database = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await database.connect();
  try {
    const answer = await connection.runAndReadAll(sql.replaceAll('$folder', folder));
    return answer.getRowsJson();
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

/** The bytes of all files of a folder, by name. */
export async function bytesOf(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

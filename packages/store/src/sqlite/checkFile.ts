import Database from 'better-sqlite3';

/** Lets SQLite verify its own structures: one sentence per fault. */
export function checkFile(path: string): string[] {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const faults = database.pragma('integrity_check') as { readonly integrity_check: string }[];
    return faults.map((fault) => fault.integrity_check).filter((fault) => fault !== 'ok');
  } finally {
    database.close();
  }
}

import { Database } from './driver.ts';

/** Runs SQLite's integrity check; returns one sentence per fault. */
export function checkFile(path: string): string[] {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const check = database.prepare<[], { readonly integrity_check: string }>('pragma integrity_check');
    return check.all().flatMap(({ integrity_check: fault }) => (fault === 'ok' ? [] : [fault]));
  } finally {
    database.close();
  }
}

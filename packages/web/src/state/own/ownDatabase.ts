import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OwnAnalysis, OwnRows } from './ownAnalysis.ts';

/** A saved analysis with its rows. */
export interface OwnContent {
  readonly analysis: OwnAnalysis;
  readonly rows: OwnRows;
}

/** Rows are apart from the rest, so that the list is read without them. */
interface OwnSchema extends DBSchema {
  readonly analyses: { key: string; value: OwnAnalysis; indexes: { edition: string } };
  readonly rows: { key: string; value: OwnRows };
}

let opened: Promise<IDBPDatabase<OwnSchema>> | undefined;

/** The database of this browser. Rejects where the browser keeps nothing; the next call tries again. */
function database(): Promise<IDBPDatabase<OwnSchema>> {
  opened ??= openDB<OwnSchema>('trellis-own', 1, {
    upgrade: (created) => {
      created.createObjectStore('analyses', { keyPath: 'id' }).createIndex('edition', 'edition');
      created.createObjectStore('rows');
    },
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The saved analyses of an edition, the oldest first. */
export async function listOwn(edition: string): Promise<readonly OwnAnalysis[]> {
  const found = await (await database()).getAllFromIndex('analyses', 'edition', edition);
  return found.sort((a, b) => a.created - b.created || a.label.localeCompare(b.label, 'en', { numeric: true }));
}

/** The rows of a saved analysis; undefined if it was removed. */
export const readOwnRows = async (id: string): Promise<OwnRows | undefined> => (await database()).get('rows', id);

/** Saves analyses with their rows, all or none of them. */
export async function saveOwn(contents: readonly OwnContent[]): Promise<void> {
  const change = (await database()).transaction(['analyses', 'rows'], 'readwrite');
  const writes = contents.flatMap(({ analysis, rows }) => [
    change.objectStore('analyses').put(analysis),
    change.objectStore('rows').put(rows, analysis.id),
  ]);
  await Promise.all([...writes, change.done]);
}

/** Removes an analysis. */
export async function deleteOwn(id: string): Promise<void> {
  const change = (await database()).transaction(['analyses', 'rows'], 'readwrite');
  await Promise.all([change.objectStore('analyses').delete(id), change.objectStore('rows').delete(id), change.done]);
}

/** Why something could not be kept in this browser, and what to do. */
export const storageProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This browser has no room left for your analyses. They are here until you close the page. Remove some of them, or free disk space.'
    : 'This browser does not keep data of this site, as in a private window. Your analyses are here until you close the page.';

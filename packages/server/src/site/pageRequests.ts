import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { TrellisError } from '@trellis/core';
import type { OwnData, RequestRecord, RequestStore, Revision, StoredRequest } from '@trellis/store';
import { Refusal } from '../http/errorAnswer.ts';

/** What the host of a page uses of a store of requests. */
export type PageRequests = Pick<
  RequestStore,
  | 'save'
  | 'find'
  | 'ownFiles'
  | 'secretHash'
  | 'delete'
  | 'isDeleted'
  | 'has'
  | 'revision'
  | 'addRevision'
  | 'restore'
>;

interface RequestRow extends StoredRequest {
  readonly secretHash?: string;
}

interface Tables extends DBSchema {
  request: { key: string; value: RequestRow; indexes: { parent: string } };
  own: { key: string; value: readonly Uint8Array[] };
  revision: { key: [string, number]; value: Revision & { readonly request: string } };
  deleted: { key: string; value: string };
}

const tables = ['request', 'own', 'revision', 'deleted'] as const;
const maxNumber = Number.MAX_SAFE_INTEGER;

const noRoom = {
  status: 507,
  code: 'busy',
  detail:
    'The browser has no room left for results of this site. Delete results that you no longer need, or free space on this device, and try again.',
} as const;

/** Requests that are stored in the browser of who made them. */
export function openPageRequests(name: string): RequestStore {
  const opened = openDB<Tables>(name, 1, {
    upgrade(db) {
      db.createObjectStore('request', { keyPath: 'id' }).createIndex('parent', 'parent');
      db.createObjectStore('own');
      db.createObjectStore('revision', { keyPath: ['request', 'number'] });
      db.createObjectStore('deleted');
    },
  });
  const requests = storeOn(opened);
  return requests as RequestStore;
}

const revisionsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, maxNumber]);

function storeOn(opened: Promise<IDBPDatabase<Tables>>): PageRequests {
  async function insert(
    request: StoredRequest,
    own?: OwnData,
    revisions: readonly Revision[] = [],
  ): Promise<boolean> {
    const db = await opened;
    const files = await filesOf(db, own);
    const transaction = db.transaction(tables, 'readwrite', { durability: 'strict' });
    const [requests, deleted] = [transaction.objectStore('request'), transaction.objectStore('deleted')];
    const isTaken = (await requests.get(request.id)) !== undefined || (await deleted.get(request.id)) !== undefined;
    const parentGone = request.parent != null && (await deleted.get(request.parent)) !== undefined;
    if (!isTaken && !parentGone) {
      await requests.put({ ...request, ...(own && { secretHash: own.secretHash }) });
      if (files.length > 0) await transaction.objectStore('own').put(files, request.id);
      for (const revision of revisions)
        await transaction.objectStore('revision').put({ request: request.id, ...revision });
    }
    await transaction.done;
    if (parentGone)
      throw new TrellisError('request-deleted', 'The result was deleted, with all data that came with it.');
    return !isTaken;
  }

  return {
    async save(request, own) {
      if (!(await writing(insert(request, own)))) throw new Error(`there is a request ${request.id} already`);
    },
    async find(id) {
      const row = await (await opened).get('request', id);
      if (!row) return undefined;
      const { edition, version, inputs, created } = row;
      return { id, edition, version, inputs, created };
    },
    ownFiles: async (id) => [...((await (await opened).get('own', id)) ?? [])],
    secretHash: async (id) => (await (await opened).get('request', id))?.secretHash,
    delete: async (id) => remove(await opened, id),
    isDeleted: async (id) => (await (await opened).get('deleted', id)) !== undefined,
    has: async (id) => (await (await opened).getKey('request', id)) !== undefined,
    async revision(id, number) {
      const db = await opened;
      if (number !== undefined) return revisionIn(await db.get('revision', [id, number]));
      const cursor = await db.transaction('revision').store.openCursor(revisionsOf(id), 'prev');
      return revisionIn(cursor?.value);
    },
    addRevision: async (...revision) => addRevision(await opened, ...revision),
    restore: async (record) => {
      if (!('inputs' in record)) throw new Error('a page restores requests alone');
      const { revisions, own, ...request }: RequestRecord = record;
      const files = own?.files.map((file) => new TextEncoder().encode(file)) ?? [];
      return writing(insert(request, own && { ...own, files }, revisions));
    },
  };
}

/** Deletes a request, what was computed from it, and what was computed from that. */
async function remove(db: IDBPDatabase<Tables>, id: string): Promise<boolean> {
  const transaction = db.transaction(tables, 'readwrite', { durability: 'strict' });
  const requests = transaction.objectStore('request');
  const isThere = (await requests.get(id)) !== undefined;
  const gone = isThere ? [id] : [];
  for (const one of gone) gone.push(...(await requests.index('parent').getAllKeys(one)));
  const now = new Date().toISOString();
  for (const one of gone) {
    await requests.delete(one);
    await transaction.objectStore('own').delete(one);
    await transaction.objectStore('revision').delete(revisionsOf(one));
    await transaction.objectStore('deleted').put(now, one);
  }
  await transaction.done;
  return isThere;
}

async function addRevision(
  db: IDBPDatabase<Tables>,
  request: string,
  names: string,
  max = Infinity,
): Promise<number> {
  const transaction = db.transaction('revision', 'readwrite', { durability: 'strict' });
  const last = await transaction.store.openKeyCursor(revisionsOf(request), 'prev');
  const number = (last?.key[1] ?? 0) + 1;
  if (number > max)
    throw new TrellisError(
      'too-many-revisions',
      `The result has ${max} revisions, the maximum. Run its query again to change more.`,
    );
  await writing(Promise.all([transaction.store.put({ request, number, names }), transaction.done]));
  return number;
}

const revisionIn = (found: Revision | undefined): Revision | undefined =>
  found && { number: found.number, names: found.names };

/** The files that a request brings, or those of the request that brought the same. */
async function filesOf(db: IDBPDatabase<Tables>, own: OwnData | undefined): Promise<readonly Uint8Array[]> {
  if (!own) return [];
  if (!('request' in own.files)) return own.files;
  const files = await db.get('own', own.files.request);
  if (files) return files;
  throw new TrellisError('request-deleted', 'This result was deleted, with all data that came with it.');
}

/** Says what to do when the browser stores no more. */
async function writing<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new Refusal(noRoom) : error;
  });
}

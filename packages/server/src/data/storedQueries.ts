import { LRUCache } from 'lru-cache';
import { TrellisError } from '@trellis/core';
import type { RequestStore } from '@trellis/store';
import { LastUsed, memoizeAsync } from '@trellis/engine';
import type { Caller } from '../pool/client.ts';
import type { MainThread } from '../pool/mainThread.ts';
import type { StoredQuery } from './renewedQuery.ts';
import { readRequest } from './requestInputs.ts';

/** Stored queries with their inputs parsed. The last ones stay in memory. */
export interface StoredQueries {
  /** Throws `unknown-request` and `request-deleted`. */
  find(id: string, caller?: Caller): Promise<StoredQuery>;
  /** Drops a deleted one. */
  forget(id: string): void;
}

/**
 * Limits of the parsed requests in memory, in their number and in bytes: those of about four results with networks of 100,000 edges. An
 * uploaded network can have 32 MB; the newest request is kept then too, since a page requests several views at once.
 */
const [maxRequests, maxBytes] = [10_000, 32 << 20];

/** Length from which the inputs of a request are parsed in a turn of the main thread. */
const largeLength = 100_000;

/** A caller that no limit applies to: a stored request can be opened for several at once. */
const anyone: Caller = { address: '', isLimited: false };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of the id of a request. */
export const isRequestId = (text: string): boolean => uuid.test(text);

export const unknownRequest = (id: string): TrellisError =>
  new TrellisError('unknown-request', `There is no request ${id.slice(0, 60)}.`);

/**
 * Throws `request-deleted` with a sentence if the request was deleted. Every server asks the store each time, so that a
 * deletion holds for all of them at once.
 */
export async function refuseDeleted(
  store: Pick<RequestStore, 'isDeleted'>,
  id: string,
  sentence: string,
): Promise<void> {
  if (isRequestId(id) && (await store.isDeleted(id))) throw new TrellisError('request-deleted', sentence);
}

export function openStoredQueries(store: RequestStore, mainThread: Pick<MainThread, 'run'>): StoredQueries {
  const recent = new LastUsed<{ readonly query: StoredQuery; readonly bytes: number }>({
    max: maxRequests,
    maxSize: maxBytes,
    sizeOf: ({ bytes }) => 1000 + bytes,
    keepsNewest: true,
  });
  const running = new LRUCache<string, Promise<StoredQuery>>({ max: 100 });

  async function read(id: string, caller: Caller): Promise<StoredQuery> {
    const stored = isRequestId(id) ? await store.find(id) : undefined;
    if (!stored) throw unknownRequest(id);
    const parse = () => readRequest(stored.inputs);
    const parsed = stored.inputs.length < largeLength ? parse() : await mainThread.run(caller, parse);
    if ('list' in parsed) throw unknownRequest(id);
    const query = { ...stored, ...parsed };
    recent.set(id, { query, bytes: 2 * stored.inputs.length });
    return query;
  }

  const refuse = (id: string) =>
    refuseDeleted(store, id, 'This result was deleted, with all data that came with it.');

  return {
    async find(id, caller = anyone) {
      await refuse(id);
      const query =
        recent.get(id)?.query ??
        (await memoizeAsync(running, id, () => read(id, caller)).finally(() => running.delete(id)));
      if (query.ownFrom) await refuse(query.ownFrom);
      return query;
    },
    forget: (id) => recent.delete(id),
  };
}

import { LRUCache } from 'lru-cache';
import { TrellisError } from '@trellis/core';
import type { RequestStore } from '@trellis/store';
import { memoizeAsync } from '../cache/memoize.ts';
import type { StoredQuery } from './renewedQuery.ts';
import { readRequest } from './requestInputs.ts';

/** Stored queries with their inputs parsed. The last ones stay in memory. */
export interface StoredQueries {
  /** Throws `unknown-request` and `request-deleted`. */
  find(id: string): Promise<StoredQuery>;
  /** Drops a deleted one. */
  forget(id: string): void;
}

/** Maximum number of parsed requests in memory. A page requests several views at once, and an uploaded network is large. */
const maxOpenRequests = 4;

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

export function openStoredQueries(store: RequestStore): StoredQueries {
  const recent = new LRUCache<string, Promise<StoredQuery>>({ max: maxOpenRequests });

  async function read(id: string): Promise<StoredQuery> {
    const stored = isRequestId(id) ? await store.find(id) : undefined;
    const held = stored && readRequest(stored.inputs);
    if (!stored || !held || 'list' in held) throw unknownRequest(id);
    return { ...stored, ...held };
  }

  const refuse = (id: string) =>
    refuseDeleted(store, id, 'This result was deleted, with all data that came with it.');

  return {
    async find(id) {
      await refuse(id);
      const query = await memoizeAsync(recent, id, () => read(id));
      if (query.ownFrom) await refuse(query.ownFrom);
      return query;
    },
    forget: (id) => void recent.delete(id),
  };
}

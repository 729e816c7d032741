import { LRUCache } from 'lru-cache';
import type { RequestStore, StoredRequest } from '@trellis/store';
import { memoizeAsync } from '@trellis/engine';
import type { Datasets } from './datasets.ts';
import { isRequestId, refuseDeleted, unknownRequest } from './storedQueries.ts';
import { newIdentity, type Identify } from './requestIdentity.ts';
import { readRequest } from './requestInputs.ts';
import type { StoredList } from './storedList.ts';

/** Gene lists in the store, which every server process can open. They are requests of their own kind. */
export interface GeneLists {
  /**
   * Makes a list of an edition, which is not stored yet, and is deleted with the request that `computedFrom` names. Throws
   * `unknown-edition`.
   */
  create(edition: string, list: StoredList, computedFrom?: string): Promise<NewList>;
  /** Throws `unknown-request` and `request-deleted`. */
  open(id: string): Promise<OpenList>;
}

export interface NewList {
  readonly list: OpenList;
  /** Stores the list; called once it has been read. */
  save(): Promise<void>;
}

export interface OpenList extends StoredList, Pick<StoredRequest, 'id' | 'edition' | 'created'> {
  /** Id of the request with which the list is deleted. */
  readonly computedFrom?: string;
}

/** Maximum number of lists in memory; each tab of a page asks about the same one. */
const maxOpenLists = 8;

export function openGeneLists(
  store: RequestStore,
  datasets: Pick<Datasets, 'current' | 'at'>,
  identify: Identify = newIdentity,
): GeneLists {
  const recent = new LRUCache<string, Promise<OpenList>>({ max: maxOpenLists });

  async function read(id: string): Promise<OpenList> {
    const stored = isRequestId(id) ? await store.find(id) : undefined;
    const parsed = stored && readRequest(stored.inputs);
    if (!stored || !parsed || !('list' in parsed)) throw unknownRequest(id);
    return {
      id,
      edition: stored.edition,
      created: stored.created,
      ...parsed.list,
      computedFrom: parsed.computedFrom,
    };
  }

  return {
    async create(edition, list, computedFrom) {
      const { version } = (await datasets.current(edition)).image;
      const { imported } = (await datasets.at(edition, version)).version;
      const stored = { ...identify({ edition, version, imported, inputs: list }), edition };
      return {
        list: { ...stored, ...list, computedFrom },
        save: () =>
          store.save({
            ...stored,
            version,
            parent: computedFrom,
            inputs: JSON.stringify({ list, computedFrom }),
          }),
      };
    },
    async open(id) {
      await refuseDeleted(store, id, 'This gene list was deleted, with the result that it came from.');
      return memoizeAsync(recent, id, () => read(id));
    },
  };
}

import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AnalysisIdsSchema } from '@trellis/contract';
import { TrellisError, type ColumnStates } from '@trellis/core';
import type { RequestStore, Revision, StoredRequest } from '@trellis/store';
import type { Datasets } from './datasets.ts';
import { editionOf } from './editions.ts';
import { SubmittedInputsSchema, type SubmittedInputs } from './submittedInputs.ts';
import { memoizeAsync } from '../cache/memoize.ts';
import { parseJson } from '../json/parseJson.ts';
import type { ViewRequest } from '../views/viewRequest.ts';

/** Requests in the store, which every server process can open. */
export interface Requests {
  /** Makes a new request, which is not stored yet. */
  create(edition: string, inputs: SubmittedInputs, signal: AbortSignal): Promise<NewRequest>;
  /** Opens a stored request on the current data set; throws `unknown-request`. */
  open(id: string, revision: number | undefined, signal?: AbortSignal): Promise<ViewRequest>;
  /** Stores new names and hidden flags as the next revision; returns its number. */
  revise(id: string, states: ColumnStates): Promise<number>;
}

export interface NewRequest {
  readonly request: ViewRequest;
  /** Stores the request; called once the query has an answer. */
  save(): Promise<void>;
}

/** A stored request with its inputs parsed. */
interface StoredQuery extends SubmittedInputs, Pick<StoredRequest, 'id' | 'edition' | 'version' | 'created'> {}

/** Maximum number of parsed requests in memory. A page requests several views at once, and an uploaded network is large. */
const maxOpenRequests = 4;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function openRequests(store: RequestStore, datasets: Datasets): Requests {
  const recent = new LRUCache<string, Promise<StoredQuery>>({ max: maxOpenRequests });

  async function read(id: string): Promise<StoredQuery> {
    const stored = uuid.test(id) ? await store.find(id) : undefined;
    if (!stored) throw unknownRequest(id);
    return { ...stored, ...parseJson(SubmittedInputsSchema, stored.inputs) };
  }

  function find(id: string): Promise<StoredQuery> {
    return memoizeAsync(recent, id, () => read(id));
  }

  return {
    async create(edition, inputs, signal) {
      const { image } = await datasets.current(edition);
      const stored = { id: randomUUID(), edition, version: image.version, created: new Date().toISOString() };
      return {
        request: { ...viewRequestOf({ ...stored, ...inputs }, image, undefined), signal },
        save: () => store.save({ ...stored, inputs: JSON.stringify(inputs) }),
      };
    },
    async open(id, wanted, signal) {
      const query = await find(id);
      const revision = await store.revision(id, wanted);
      if (!revision && wanted)
        throw new TrellisError('unknown-request', `The request ${id} has no revision ${wanted}.`);
      const { image } = await datasets.current(query.edition);
      return { ...viewRequestOf(query, image, revision), signal };
    },
    revise: (id, states) => store.addRevision(id, JSON.stringify(states)),
  };
}

const unknownRequest = (id: string): TrellisError =>
  new TrellisError('unknown-request', `There is no request ${id.slice(0, 60)}.`);

function viewRequestOf(query: StoredQuery, image: ViewRequest['image'], revision: Revision | undefined): ViewRequest {
  const { id, inputs, edition, created, version, predefined } = query;
  const states = revision && revision.number > 0 ? parseJson(AnalysisIdsSchema, revision.names) : undefined;
  return {
    image,
    request: { id, inputs, states, namedQueries: editionOf(edition).namedQueries },
    context: { created, revision: revision?.number ?? 0, version, predefined },
  };
}

import { randomUUID } from 'node:crypto';
import { TrellisError, type ColumnStates, type QueryInputs } from '@trellis/core';
import type { RequestStore, Revision, StoredRequest } from '@trellis/store';
import type { Asked } from './engine/engine.ts';
import type { Datasets } from './datasets.ts';
import { editionOf } from './editions.ts';
import type { AskedInputs } from './queryForm.ts';

/** Requests as they are kept: to be asked again by any process, at any time. */
export interface Requests {
  /** A new request, not kept yet. */
  create(edition: string, asked: AskedInputs, signal: AbortSignal): Promise<NewRequest>;
  /** A kept request on the current data set; throws `unknown-request`. */
  open(id: string, revision: number | undefined, signal?: AbortSignal): Promise<Asked>;
  /** Keeps new names and hidden flags as the next revision. */
  revise(id: string, states: ColumnStates): Promise<number>;
}

export interface NewRequest {
  readonly asked: Asked;
  /** Keeps the request. Call it once the query has turned out to be right. */
  save(): Promise<void>;
}

/** What is kept of the inputs of a request. */
interface StoredInputs {
  readonly inputs: QueryInputs;
  readonly predefined: Readonly<Record<string, boolean>>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function keepRequests(store: RequestStore, datasets: Datasets): Requests {
  return {
    async create(edition, { inputs, predefined }, signal) {
      const { image } = await datasets.current(edition);
      const stored: StoredRequest = {
        id: randomUUID(),
        edition,
        version: image.version,
        inputs: JSON.stringify({ inputs, predefined } satisfies StoredInputs),
        created: new Date().toISOString(),
      };
      return { asked: { ...askedOf(stored, image, undefined), signal }, save: () => store.save(stored) };
    },
    async open(id, wanted, signal) {
      const stored = uuid.test(id) ? await store.find(id) : undefined;
      if (!stored) throw unknownRequest(id);
      const revision = await store.revision(id, wanted);
      if (!revision && wanted)
        throw new TrellisError('unknown-request', `The request ${id} has no revision ${wanted}.`);
      const { image } = await datasets.current(stored.edition);
      return { ...askedOf(stored, image, revision), signal };
    },
    revise: (id, states) => store.addRevision(id, JSON.stringify(states)),
  };
}

const unknownRequest = (id: string): TrellisError =>
  new TrellisError('unknown-request', `There is no request ${id.slice(0, 60)}.`);

function askedOf(stored: StoredRequest, image: Asked['image'], revision: Revision | undefined): Asked {
  const { inputs, predefined } = JSON.parse(stored.inputs) as StoredInputs;
  const states = revision && revision.number > 0 ? (JSON.parse(revision.names) as ColumnStates) : undefined;
  return {
    image,
    request: { id: stored.id, inputs, states, namedQueries: editionOf(stored.edition).namedQueries },
    context: { created: stored.created, revision: revision?.number ?? 0, version: stored.version, predefined },
  };
}

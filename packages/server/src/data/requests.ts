import { randomUUID } from 'node:crypto';
import { TrellisError, type ColumnStates } from '@trellis/core';
import type { RequestStore, Revision, StoredRequest } from '@trellis/store';
import type { Asked } from '../pool/pool.ts';
import type { Datasets } from './datasets.ts';
import { editionOf } from './editions.ts';
import { Recent } from '../pool/recent.ts';
import type { AskedInputs } from '../http/queryForm.ts';

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

/** A kept request, its inputs read. */
interface KeptRequest extends AskedInputs, Pick<StoredRequest, 'id' | 'edition' | 'version' | 'created'> {}

/** Requests whose inputs stay read: a page asks for several views of one at a time, and an uploaded network is large. */
const maxOpenRequests = 4;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function keepRequests(store: RequestStore, datasets: Datasets): Requests {
  const recent = new Recent<Promise<KeptRequest>>(maxOpenRequests);

  async function read(id: string): Promise<KeptRequest> {
    const stored = uuid.test(id) ? await store.find(id) : undefined;
    if (!stored) throw unknownRequest(id);
    return { ...stored, ...(JSON.parse(stored.inputs) as AskedInputs) };
  }

  function find(id: string): Promise<KeptRequest> {
    const request = recent.get(id, () => read(id));
    request.catch(() => recent.forget(id));
    return request;
  }

  return {
    async create(edition, asked, signal) {
      const { image } = await datasets.current(edition);
      const kept = { id: randomUUID(), edition, version: image.version, created: new Date().toISOString() };
      return {
        asked: { ...askedOf({ ...kept, ...asked }, image, undefined), signal },
        save: () => store.save({ ...kept, inputs: JSON.stringify(asked satisfies AskedInputs) }),
      };
    },
    async open(id, wanted, signal) {
      const kept = await find(id);
      const revision = await store.revision(id, wanted);
      if (!revision && wanted)
        throw new TrellisError('unknown-request', `The request ${id} has no revision ${wanted}.`);
      const { image } = await datasets.current(kept.edition);
      return { ...askedOf(kept, image, revision), signal };
    },
    revise: (id, states) => store.addRevision(id, JSON.stringify(states)),
  };
}

const unknownRequest = (id: string): TrellisError =>
  new TrellisError('unknown-request', `There is no request ${id.slice(0, 60)}.`);

function askedOf(kept: KeptRequest, image: Asked['image'], revision: Revision | undefined): Asked {
  const { id, inputs, edition, created, version, predefined } = kept;
  const states = revision && revision.number > 0 ? (JSON.parse(revision.names) as ColumnStates) : undefined;
  return {
    image,
    request: { id, inputs, states, namedQueries: editionOf(edition).namedQueries },
    context: { created, revision: revision?.number ?? 0, version, predefined },
  };
}

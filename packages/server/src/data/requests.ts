import { AnalysisIdsSchema } from '@trellis/contract/schemas';
import { TrellisError } from '@trellis/core';
import type { DatasetImage, OwnImage } from '@trellis/core/dataset';
import { changedStates, type ColumnStates } from '@trellis/core/result';
import type { RequestStore, Revision } from '@trellis/store';
import { openSubmittedOwn, type SubmittedOwn } from './submittedOwn.ts';
import type { Datasets, VersionedImage } from './datasets.ts';
import { isExampleId } from './examples.ts';
import type { OwnAnalyses } from './ownAnalyses.ts';
import { newIdentity, type Identify } from './requestIdentity.ts';
import { isSecretOf, saveWithSecret } from './requestSecret.ts';
import { recordOf, renewedIdOf, renewedQuery, type RenewedAs, type StoredQuery } from './renewedQuery.ts';
import { openStoredQueries, type StoredQueries } from './storedQueries.ts';
import type { SubmittedInputs } from './submittedInputs.ts';
import { byteLength } from '../json/byteLength.ts';
import { parseJson } from '../json/parseJson.ts';
import type { Client } from '../pool/client.ts';
import type { MainThread } from '../pool/mainThread.ts';
import type { ViewRequest } from '../views/viewRequest.ts';

/** Requests in the store, which every server process can open. */
export interface Requests {
  /** Makes a new request, which is not stored yet. */
  create(edition: string, requested: SubmittedQuery, client: Client): Promise<NewRequest>;
  /**
   * Opens a stored request on its own version of the data set, or on the newest if that is gone; throws `unknown-request` and
   * `request-deleted`.
   */
  open(id: string, revision: number | undefined, client?: Client): Promise<ViewRequest>;
  /**
   * Makes the request that computes a revision of a stored one on the newest data set. It is not stored yet, and the same for
   * every caller of that revision. A request that was made on the newest data set is returned itself. Throws `unknown-request`.
   */
  onNewest(id: string, revision: number, client?: Client): Promise<RenewedRequest>;
  /** The analyses that came with a request, for another version of its data set. */
  ownOn(id: string, image: DatasetImage): Promise<OwnImage | undefined>;
  /**
   * Makes the next revision of a request, which is not stored yet. Throws `nothing-changed` if it is the same as the latest one,
   * and `bad-request` if its names are too long together.
   */
  revise(id: string, states: ColumnStates): Promise<NewRevision>;
  /**
   * Deletes a request with its revisions and own data, and what was computed from it. Throws `unknown-request` and
   * `request-deleted`; returns false if the secret is not that of the request.
   */
  delete(id: string, secret: string): Promise<boolean>;
}

/** The inputs of a query, and the analyses that its user brings. */
export interface SubmittedQuery {
  readonly submitted: SubmittedInputs;
  readonly own: SubmittedOwn;
}

export interface NewRequest {
  readonly request: ViewRequest;
  /** Stores the request; called once the query has an answer. Returns the secret with which it can be deleted. */
  save(): Promise<string>;
}

/** What requests are made of. */
interface RequestParts {
  readonly store: RequestStore;
  readonly datasets: Datasets;
  readonly ownAnalyses: OwnAnalyses;
  readonly mainThread: Pick<MainThread, 'run'>;
  /** Names new requests. */
  readonly identify?: Identify | undefined;
}

export interface NewRevision {
  /** Size of what is stored. */
  readonly bytes: number;
  /** Stores the revision and returns its number. Throws `too-many-revisions`. */
  save(): Promise<number>;
}

export interface RenewedRequest {
  /** The request that was given, on its own data set. */
  readonly before: ViewRequest;
  readonly request: ViewRequest;
  /** Revision of the renewed request with the names and hidden flags that were asked for. */
  readonly revision: number;
  /** Size of what `save` stores: 0 if it has been stored before. */
  readonly bytes: number;
  /** Stores the request with names and hidden flags, unless it has been stored before. */
  save(states: ColumnStates | undefined): Promise<void>;
}

/** Maximum number of revisions of a request, and maximum size of one in bytes. */
export const revisionLimits = { count: 1000, bytes: 1 << 20 } as const;

export function openRequests(parts: RequestParts): Requests {
  const { store, datasets, ownAnalyses, mainThread } = parts;
  const queries = openStoredQueries(store, mainThread);

  const filesOf = (query: StoredQuery): Pick<ViewRequest, 'readOwnFiles'> =>
    query.own?.length ? { readOwnFiles: () => ownAnalyses.filesOf(query) } : {};

  async function open(id: string, wanted: number | undefined, client?: Client): Promise<ViewRequest> {
    const query = await queries.find(id, client);
    const revision = await store.revision(id, wanted);
    if (!revision && wanted)
      throw new TrellisError('unknown-request', `The request ${id} has no revision ${wanted}.`);
    const opened = await datasets.at(query.edition, query.version);
    const own = await ownAnalyses.of(query, opened.image);
    const renewedAs = { version: opened.newest.header.version, revision: revision?.number ?? 0 };
    const computedAs = await computedOnNewest(store, query, renewedAs);
    return { ...viewRequestOf(query, { ...opened, own, revision, computedAs }), ...filesOf(query), client };
  }

  return {
    create: (edition, requested, client) => newRequest(parts, queries, { edition, requested, client }),
    open,
    async onNewest(id, revision, client) {
      const before = await open(id, revision, client);
      const query = await queries.find(id);
      const { newest } = before.context.versions;
      if (query.version === newest)
        return { before, request: before, revision, bytes: 0, save: () => Promise.resolve() };
      const renewed = renewedQuery(query, { version: newest, revision });
      const isStored = await store.has(renewed.id);
      const opened = await datasets.at(query.edition, newest);
      const own = await ownAnalyses.of(query, opened.image);
      return {
        before,
        request: { ...viewRequestOf(renewed, { ...opened, own }), ...filesOf(query), client },
        revision: Math.min(revision, 1),
        bytes: isStored ? 0 : storedBytes(JSON.stringify(recordOf(renewed, undefined))),
        save: async (states) => void (await store.restore(recordOf(renewed, states))),
      };
    },
    ownOn: async (id, image) => ownAnalyses.of(await queries.find(id), image),
    revise: (id, states) => newRevision(store, id, states),
    async delete(id, secret) {
      await queries.find(id);
      if (!(await isSecretOf(store, id, secret))) return false;
      await store.delete(id);
      queries.forget(id);
      ownAnalyses.forget(id);
      return true;
    },
  };
}

/** Makes a request, and reads the analyses that come with it. */
async function newRequest(
  { store, datasets, ownAnalyses, identify = newIdentity }: RequestParts,
  queries: StoredQueries,
  {
    edition,
    requested,
    client,
  }: { readonly edition: string; readonly requested: SubmittedQuery; readonly client: Client },
): Promise<NewRequest> {
  const { submitted, own } = requested;
  const { version } = (await datasets.current(edition)).image;
  const opened = await datasets.at(edition, version);
  const stored = {
    ...identify({ edition, version, imported: opened.version.imported, inputs: submitted }),
    edition,
    version,
  };
  const place = { id: stored.id, edition, image: opened.image, caller: client };
  const { descriptions, packed, files } = await openSubmittedOwn({ store, queries, ownAnalyses }, own, place);
  const inputs: SubmittedInputs = { ...submitted, own: descriptions };
  return {
    request: { ...viewRequestOf({ ...stored, ...inputs }, { ...opened, own: packed }), client },
    save: () => saveWithSecret(store, { ...stored, inputs: JSON.stringify(inputs) }, files),
  };
}

async function newRevision(
  store: Pick<RequestStore, 'revision' | 'addRevision'>,
  id: string,
  states: ColumnStates,
): Promise<NewRevision> {
  const names = JSON.stringify(changedStates(states));
  const latest = await store.revision(id);
  const before = latest ? JSON.stringify(changedStates(parseJson(AnalysisIdsSchema, latest.names))) : '[]';
  if (names === before)
    throw new TrellisError('nothing-changed', 'The update changes nothing: name, show or hide an analysis.');
  const bytes = storedBytes(names);
  if (bytes > revisionLimits.bytes)
    throw new TrellisError('bad-request', 'The names of the analyses are larger than 1 MB together: shorten them.');
  return { bytes, save: () => store.addRevision(id, names, revisionLimits.count) };
}

/** What a stored text counts as: its bytes and those of its row. */
const storedBytes = (text: string): number => byteLength(text) + rowBytes;

/** About what a row needs in the store in addition to its text. */
export const rowBytes = 400;

/** Id of the request that computes this one on the newest data, if there is one. */
async function computedOnNewest(
  store: Pick<RequestStore, 'has'>,
  { id, version }: StoredQuery,
  newest: RenewedAs,
): Promise<string | undefined> {
  if (version === newest.version) return undefined;
  const renewed = renewedIdOf(id, newest);
  return (await store.has(renewed)) ? renewed : undefined;
}

interface OpenedWith extends VersionedImage {
  readonly own: OwnImage | undefined;
  readonly revision?: Revision;
  readonly computedAs?: string;
}

function viewRequestOf(
  query: StoredQuery,
  { image, version: answered, newest, computedAs, own, revision }: OpenedWith,
): ViewRequest {
  const { id, inputs, created, version, predefined, computedFrom, isReadOnly } = query;
  const states = revision && revision.number > 0 ? parseJson(AnalysisIdsSchema, revision.names) : undefined;
  const versions = { imported: answered.imported, newest: newest.header.version, newestImported: newest.imported };
  return {
    image,
    request: { id, inputs, states, own },
    context: { created, revision: revision?.number ?? 0, version, predefined, versions, computedFrom, computedAs },
    isReadOnly: isReadOnly === true || [id, computedFrom].some((each) => each !== undefined && isExampleId(each)),
  };
}

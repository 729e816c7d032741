import { TrellisError } from '@trellis/core';
import type { DatasetImage, OwnFile, OwnImage } from '@trellis/core/dataset';
import type { OwnData, RequestStore } from '@trellis/store';
import type { Caller } from '../pool/client.ts';
import type { OwnAnalyses } from './ownAnalyses.ts';
import { isSecretOf, mayOpen } from './requestSecret.ts';
import type { StoredQueries } from './storedQueries.ts';
import type { OwnDescription } from './submittedInputs.ts';

/** The analyses that a user brings with a query: files, or those of an earlier request, which its secret opens. */
export type SubmittedOwn = readonly OwnFile[] | OwnOfRequest;

/** The own analyses of a stored request. */
export interface OwnOfRequest {
  readonly request: string;
  readonly secret: string;
}

/** The analyses of a new request. */
export interface NewOwn {
  /** As its inputs hold them; undefined without any. */
  readonly descriptions: readonly OwnDescription[] | undefined;
  /** Packed for queries on its data set. */
  readonly packed: OwnImage | undefined;
  /** As they are stored. */
  readonly files: OwnData['files'];
}

/** What the analyses of a new request are read with. */
export interface OwnParts {
  readonly store: RequestStore;
  readonly queries: StoredQueries;
  readonly ownAnalyses: OwnAnalyses;
}

/** The new request that they belong to, and its data set. */
interface NewRequest {
  readonly id: string;
  readonly edition: string;
  readonly image: DatasetImage;
  readonly caller: Caller;
}

/**
 * Reads and packs the analyses that come with a new request. Those of an earlier one are in memory as a rule, and need not be
 * sent, read or packed again. Throws `bad-file`, `unknown-request` and `request-deleted`.
 */
export async function openSubmittedOwn(parts: OwnParts, own: SubmittedOwn, request: NewRequest): Promise<NewOwn> {
  if ('request' in own) return ownOfEarlier(parts, own, request);
  if (!own.length) return { descriptions: undefined, packed: undefined, files: [] };
  return {
    descriptions: own.map(({ name, metadata }) => ({ name, metadata: { ...metadata } })),
    packed: await parts.ownAnalyses.pack(own, request),
    files: own.map(({ bytes }) => bytes),
  };
}

async function ownOfEarlier(
  { store, queries, ownAnalyses }: OwnParts,
  { request: from, secret }: OwnOfRequest,
  { id, edition, image, caller }: NewRequest,
): Promise<NewOwn> {
  // Before the request is read: it can hold a network of 32 MB.
  if (!(await mayOpen(store, from, secret))) throw notOpened(from);
  const query = await queries.find(from, caller);
  const holder = query.ownFrom ?? from;
  const isOpen = query.edition === edition && (await isSecretOf(store, holder, secret));
  const packed = isOpen ? await ownAnalyses.of(query, image) : undefined;
  if (!packed) throw notOpened(from);
  ownAnalyses.keep(id, packed, image);
  return { descriptions: query.own, packed, files: { request: holder } };
}

const notOpened = (from: string): TrellisError =>
  new TrellisError('unknown-request', `There is no request ${from} with own analyses that this secret opens.`);

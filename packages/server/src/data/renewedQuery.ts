import { changedStates, type ColumnStates } from '@trellis/core/result';
import type { RequestRecord, StoredRequest } from '@trellis/store';
import { isExampleId } from './examples.ts';
import { hashOf } from './hashOf.ts';
import type { SubmittedInputs } from './submittedInputs.ts';

/** A stored request with its inputs parsed. */
export interface StoredQuery extends SubmittedInputs, Pick<StoredRequest, 'id' | 'edition' | 'version' | 'created'> {}

/** The version of the data set on which a request is computed again, and the revision whose flags it takes over. */
export interface RenewedAs {
  readonly version: string;
  readonly revision: number;
}

/**
 * A stored query as it is made on another version of the data set. The files of the user's own analyses stay with the request
 * that brought them.
 */
export const renewedQuery = (query: StoredQuery, on: RenewedAs): StoredQuery => ({
  ...query,
  id: renewedIdOf(query.id, on),
  version: on.version,
  created: new Date().toISOString(),
  computedFrom: query.id,
  ...((query.isReadOnly || isExampleId(query.id)) && { isReadOnly: true }),
  ...(query.own && { ownFrom: query.ownFrom ?? query.id }),
});

/** A request as it is stored, with its names and hidden flags. */
export function recordOf(query: StoredQuery, states: ColumnStates | undefined): RequestRecord {
  const { id, edition, version, created, inputs, predefined, computedFrom, own, ownFrom, isReadOnly } = query;
  const revisions = states ? [{ number: 1, names: JSON.stringify(changedStates(states)) }] : [];
  const kept: SubmittedInputs = { inputs, predefined, computedFrom, own, ownFrom, isReadOnly };
  return { id, edition, version, created, inputs: JSON.stringify(kept), parent: computedFrom, revisions };
}

/**
 * Id of the request that computes a revision of another one on a version of the data set: a UUID (version 8), the same on every
 * server.
 */
export function renewedIdOf(id: string, { version, revision }: RenewedAs): string {
  const named = revision > 0 ? `${id} ${version} ${revision}` : `${id} ${version}`;
  return hashOf(named).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

import { createHash } from 'node:crypto';
import type { ColumnStates } from '@trellis/core';
import type { RequestRecord, StoredRequest } from '@trellis/store';
import type { SubmittedInputs } from './submittedInputs.ts';

/** A stored request with its inputs parsed. */
export interface StoredQuery extends SubmittedInputs, Pick<StoredRequest, 'id' | 'edition' | 'version' | 'created'> {}

/**
 * A stored query as it is made on another version of the data set. The files of the user's own analyses stay with the request
 * that brought them.
 */
export const renewedQuery = (query: StoredQuery, version: string): StoredQuery => ({
  ...query,
  id: renewedIdOf(query.id, version),
  version,
  created: new Date().toISOString(),
  computedFrom: query.id,
  ...(query.own && { ownFrom: query.ownFrom ?? query.id }),
});

/** A request as it is stored, with its names and hidden flags. */
export function recordOf(query: StoredQuery, states: ColumnStates | undefined): RequestRecord {
  const { id, edition, version, created, inputs, predefined, computedFrom, own, ownFrom } = query;
  const revisions = states ? [{ number: 1, names: JSON.stringify(states) }] : [];
  const held: SubmittedInputs = { inputs, predefined, computedFrom, own, ownFrom };
  return { id, edition, version, created, inputs: JSON.stringify(held), revisions };
}

/** Id of the request that computes another one on a version of the data set: a UUID (version 8), the same on every server. */
export function renewedIdOf(id: string, version: string): string {
  const hash = createHash('sha256').update(`${id} ${version}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

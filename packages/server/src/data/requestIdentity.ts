import type { StoredRequest } from '@trellis/store';
import { hashOf } from './hashOf.ts';

/** What a new request is known by. */
type Identity = Pick<StoredRequest, 'id' | 'created'>;

/** What is asked, and when its data set was imported, ISO 8601. */
interface RequestFacts {
  readonly edition: string;
  readonly version: string;
  readonly imported: string | undefined;
  readonly inputs: unknown;
}

/** Names a new request. */
export type Identify = (requested: RequestFacts) => Identity;

/** A new id each time, and the time of the question. */
export const newIdentity: Identify = () => ({ id: crypto.randomUUID(), created: new Date().toISOString() });

/**
 * Names the requests of a process that one command asks: the same ids, and so the same keys of columns, when the same questions are asked
 * in the same order, and the time of their data in the place of that of the question. Two runs of a command write the same bytes.
 */
export function repeatableIdentity(): Identify {
  let count = 0;
  return ({ edition, version, imported = new Date(0).toISOString(), inputs }) => {
    const hash = hashOf(JSON.stringify([edition, version, inputs, count++]));
    return { id: hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5'), created: imported };
  };
}

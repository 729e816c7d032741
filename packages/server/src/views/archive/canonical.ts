import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OwnFile } from '@trellis/core/dataset';
import type { NamedQueries } from '@trellis/core/query';
import { evaluateRequest, type ColumnStates, type Request, type Result } from '@trellis/core/result';
import { readNetwork } from '@trellis/engine';

/**
 * Returns an id that depends only on the query and its inputs, own analyses as they were given among them. The tags of mentions depend on the id of the request, which
 * is random; with this id, the same query gives the same archive on every server.
 */
export function canonicalId(
  { inputs, namedQueries }: Request,
  ofEdition: NamedQueries,
  ownFiles: readonly OwnFile[],
): string {
  const { query, edges, targetGenes, filterTfs, targetNetwork, background } = inputs;
  const lists = [targetGenes, filterTfs, background].map((list) => list && [list.name, list.text]);
  const network = targetNetwork && [targetNetwork.name, targetNetwork.text, targetNetwork.header];
  const files = ownFiles.map(({ name, metadata, bytes }) => [name, metadata, hashOf(bytes)]);
  const question = [query, edges, lists, network, namedQueries ?? ofEdition, ...(files.length > 0 ? [files] : [])];
  const hash = hashOf(JSON.stringify(question));
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const hashOf = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));

/** Evaluates a result again under its canonical id, with the same names and hidden flags. */
export function canonicalResult(
  { published, request, states }: Result,
  ownFiles: readonly OwnFile[],
  checkpoint: () => void,
): Result {
  const id = canonicalId(request, published.namedQueries, ownFiles);
  const canonical: Request = { ...request, id, states: undefined };
  const plain = evaluateRequest(published, canonical, { checkpoint, readNetwork });
  const named: ColumnStates = plain.states.map(([key], i) => [key, states[i][1]]);
  const changed = states.some(([, { show, version }]) => !show || version > 0);
  return changed ? evaluateRequest(published, { ...canonical, states: named }, { checkpoint, readNetwork }) : plain;
}

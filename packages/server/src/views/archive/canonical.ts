import { createHash } from 'node:crypto';
import { evaluateRequest, type ColumnStates, type Request, type Result } from '@trellis/core';
import { readNetwork } from '../targetNetworks.ts';

/**
 * An id that follows from what was asked. Tags of mentions follow from the id of a request, which is drawn by lot; with
 * this one, the same question gives the same archive wherever and whenever it is asked.
 */
export function canonicalId({ inputs, namedQueries }: Request): string {
  const { query, edges, targetGenes, filterTfs, targetNetwork, background } = inputs;
  const lists = [targetGenes, filterTfs, background].map((list) => list && [list.name, list.text]);
  const network = targetNetwork && [targetNetwork.name, targetNetwork.text, targetNetwork.header];
  const asked = JSON.stringify([query, edges, lists, network, namedQueries]);
  const hash = createHash('sha256').update(asked).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** The result under its canonical id, with the names and hidden flags that its analyses have. */
export function canonicalResult({ dataset, request, states }: Result, checkpoint: () => void): Result {
  const asked: Request = { ...request, id: canonicalId(request), states: undefined };
  const plain = evaluateRequest(dataset, asked, { checkpoint, readNetwork });
  const named: ColumnStates = plain.states.map(([key], i) => [key, states[i][1]]);
  const changed = states.some(([, { show, version }]) => !show || version > 0);
  return changed ? evaluateRequest(dataset, { ...asked, states: named }, { checkpoint, readNetwork }) : plain;
}

import { createHash } from 'node:crypto';
import { readTargetNetwork, type Request, type TargetNetwork } from '@trellis/core';
import { LRUCache } from 'lru-cache';
import { memoize } from '../cache/memoize.ts';

/**
 * The last target networks. Results with the same network share its text and edges, which can need more memory than the
 * rest of a result.
 */
const texts = new LRUCache<string, { readonly text: string }>({ max: 2 });
const networks = new LRUCache<string, TargetNetwork>({ max: 2 });

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Returns the request with the shared copy of its network's text. */
export function shareNetwork(request: Request): Request {
  const { targetNetwork } = request.inputs;
  if (!targetNetwork) return request;
  const { text } = memoize(texts, keyOf(targetNetwork.text), () => ({ text: targetNetwork.text }));
  return { ...request, inputs: { ...request.inputs, targetNetwork: { ...targetNetwork, text } } };
}

/** Parses a target network, once per text. */
export const readNetwork: typeof readTargetNetwork = (text, { name, header }) =>
  memoize(networks, `${String(header)} ${keyOf(text)} ${name}`, () => readTargetNetwork(text, { name, header }));

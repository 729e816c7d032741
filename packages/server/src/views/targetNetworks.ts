import { createHash } from 'node:crypto';
import { readTargetNetwork, type Request, type TargetNetwork } from '@trellis/core';
import { LRUCache } from 'lru-cache';
import { memoize } from '../cache/memoize.ts';

/**
 * The last target networks. Text and edges of a large one need more memory than the rest of a result: results on the same
 * text share them.
 */
const texts = new LRUCache<string, { readonly text: string }>({ max: 2 });
const networks = new LRUCache<string, TargetNetwork>({ max: 2 });

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The request, with the copy of its network's text that other results share. */
export function shareNetwork(request: Request): Request {
  const { targetNetwork } = request.inputs;
  if (!targetNetwork) return request;
  const { text } = memoize(texts, keyOf(targetNetwork.text), () => ({ text: targetNetwork.text }));
  return { ...request, inputs: { ...request.inputs, targetNetwork: { ...targetNetwork, text } } };
}

/** Reads a target network, once per text. */
export const readNetwork: typeof readTargetNetwork = (text, { name, header }) =>
  memoize(networks, `${String(header)} ${keyOf(text)} ${name}`, () => readTargetNetwork(text, { name, header }));

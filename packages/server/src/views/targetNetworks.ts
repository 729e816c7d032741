import { createHash } from 'node:crypto';
import { readTargetNetwork, type Request, type TargetNetwork } from '@trellis/core';
import { Recent } from '../pool/recent.ts';

/**
 * Target networks that were asked about last. Text and edges of a large one weigh more than all the rest of a result:
 * results that were made with the same text share them.
 */
const texts = new Recent<string>(2);
const networks = new Recent<TargetNetwork>(2);

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The request with the text of its network that other results hold already. */
export function shareNetwork(request: Request): Request {
  const { targetNetwork } = request.inputs;
  if (!targetNetwork) return request;
  const text = texts.get(keyOf(targetNetwork.text), () => targetNetwork.text);
  return { ...request, inputs: { ...request.inputs, targetNetwork: { ...targetNetwork, text } } };
}

/** Reads a target network, or remembers it. */
export const readNetwork: typeof readTargetNetwork = (text, { name, header }) =>
  networks.get(`${String(header)} ${keyOf(text)} ${name}`, () => readTargetNetwork(text, { name, header }));

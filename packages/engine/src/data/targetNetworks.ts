import { readTargetNetwork, type TargetNetwork } from '@trellis/core/formats';
import type { KnownGenes } from '@trellis/core/reading';
import type { Request } from '@trellis/core/result';
import { LastUsed } from './lastUsed.ts';
import { memoize } from './memoize.ts';

/** A target network's text, and what was last read from it, by its name and layout. */
interface SharedText {
  readonly text: string;
  readonly networks: LastUsed<{ readonly genes: KnownGenes | undefined; readonly network: TargetNetwork }>;
}

/**
 * The last target networks. Results with the same network share its text and edges, which can need more memory than the rest
 * of a result. The text itself is the key: comparing 4 MB takes less than a millisecond, hashing them nine.
 */
const shared = new LastUsed<SharedText>({ max: 2 });

const sharedText = (text: string): SharedText =>
  memoize(shared, text, () => ({ text, networks: new LastUsed({ max: 1 }) }));

/** Returns the request with the shared copy of its network's text. */
export function shareNetwork(request: Request): Request {
  const { targetNetwork } = request.inputs;
  if (!targetNetwork) return request;
  const { text } = sharedText(targetNetwork.text);
  return { ...request, inputs: { ...request.inputs, targetNetwork: { ...targetNetwork, text } } };
}

/** Reads a target network, once per text and data set. */
export const readNetwork: typeof readTargetNetwork = (text, options) => {
  const { networks } = sharedText(text);
  const key = JSON.stringify([options.header, options.name, options.choices]);
  // Another data set has other names.
  if (networks.peek(key)?.genes !== options.genes) networks.delete(key);
  return memoize(networks, key, () => ({ genes: options.genes, network: readTargetNetwork(text, options) })).network;
};

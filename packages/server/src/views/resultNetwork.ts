import { buildNetwork, validatedUpTo, type Network } from '@trellis/core';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { NetworkQuestion } from './question.ts';

/** The network of a result as a question asks for it, validated predictions included. */
export function networkOf(
  held: EvaluatedResult,
  { edges, precision }: NetworkQuestion,
  { checkpoint }: { readonly checkpoint: () => void },
): Network {
  const predicted = precision === undefined ? [] : validatedUpTo(held.aupr(checkpoint), precision);
  return buildNetwork(held.result, { edges, predicted });
}

import { buildNetwork, type Network } from '@trellis/core/views';
import { validatedUpTo } from '../precisionRecall/aupr.ts';
import type { EvaluatedResult } from '../../evaluatedResult.ts';
import type { NetworkViewOptions } from '../../options.ts';

/** Builds the network of a result with the additional edges and validated predictions of the options. */
export function resultNetwork(
  evaluated: EvaluatedResult,
  { edges, precision }: NetworkViewOptions,
  checkpoint: () => void,
): Network {
  const predicted = precision === undefined ? [] : validatedUpTo(evaluated.aupr(checkpoint, 'within_tf'), precision);
  return buildNetwork(evaluated.result, { edges, predicted });
}

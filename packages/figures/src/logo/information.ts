import * as maths from '@trellis/core/maths';
import type { LogoPosition } from './types.ts';

/**
 * Information of a position in bits, from 0 to 2: 2 minus the entropy of its bases, less the correction for few sites where
 * they are known (Schneider et al. 1986).
 */
export function informationOf({ shares, sites }: LogoPosition): number {
  const entropy = shares.reduce((sum, share) => (share > 0 ? sum - share * maths.log2(share) : sum), 0);
  const correction = sites === undefined ? 0 : 3 / (2 * Math.LN2 * sites);
  return Math.max(0, 2 - entropy - correction);
}

import type { LogoPosition } from './types.ts';

/** The motif as read on the other strand. */
export const reverseComplement = (motif: readonly LogoPosition[]): LogoPosition[] =>
  motif.toReversed().map(({ shares: [a, c, g, t], ...position }) => ({ ...position, shares: [t, g, c, a] }));

import type { CurveKind } from './types.ts';

/** Green and red that keep 4:1 on white and on the dark paper alike; the band is in the theme's quiet color. */
export const recallColors = { curve: '#2a8f5b', cutoff: '#d64533' } as const;

/** Dashes of the cutoff, so that it differs from the curve without color too. */
export const cutoffDashes = '6 4';

/** How each kind of line is drawn, in the plot and in the legend. */
export const lineStyles: Readonly<Record<Exclude<CurveKind, 'band'>, object>> = {
  curve: { stroke: recallColors.curve, strokeWidth: 2, fill: 'none', strokeLinejoin: 'round' },
  cutoff: { stroke: recallColors.cutoff, strokeWidth: 1.5, strokeDasharray: cutoffDashes },
};

import type { CurveKind } from './types.ts';

/** Green and red with a contrast of 4:1 on both light and dark paper; the band uses the theme's quiet color. */
export const recallColors = { curve: '#2a8f5b', cutoff: '#d64533' } as const;

/** The cutoff is dashed, to differ from the curve without color too. */
const cutoffDashes = '6 4';

/** Line styles in the plot and in the legend. */
export const lineStyles: Readonly<Record<Exclude<CurveKind, 'band'>, object>> = {
  curve: { stroke: recallColors.curve, strokeWidth: 2, fill: 'none', strokeLinejoin: 'round' },
  cutoff: { stroke: recallColors.cutoff, strokeWidth: 1.5, strokeDasharray: cutoffDashes },
};

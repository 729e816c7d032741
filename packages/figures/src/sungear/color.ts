import { blendColors, inkOn } from '../parts/color.ts';

/** More and fewer genes than expected: the ends of a diverging scale that is safe for color-blind readers. */
export const sungearColors = { more: '#b40426', fewer: '#3b4cc0', chosen: '#257afd' } as const;

/** A translucent color over the paper, so that pale tints are close to the paper in light and dark themes. */
export interface SungearTint {
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** -log10 of 0.05. */
export const significant = 1.301;

/** Opacity of the palest tint, still distinguishable from paper. */
const minOpacity = 0.25;

/** Default -log10 p of the full color: the largest of the data, clipped to 2 to 20. */
export function upperOf(adjustedLog10: readonly number[]): number {
  const largest = adjustedLog10.reduce((max, log10) => Math.max(max, -log10), 0);
  return Math.min(Math.max(largest, 2), 20);
}

/** Tint at a share (0 to 1) of the scale that starts at p = 0.05. */
export const tintAt = (side: 'more' | 'fewer', share: number): SungearTint => ({
  color: sungearColors[side],
  opacity: Math.round((minOpacity + (1 - minOpacity) * share) * 1000) / 1000,
});

/** Tint of a group, deeper for smaller p-values; undefined if the difference is not significant. */
export function sungearTint(
  { n, expected, adjustedLog10 }: { readonly n: number; readonly expected: number; readonly adjustedLog10: number },
  upper: number,
): SungearTint | undefined {
  const value = -adjustedLog10;
  if (!(value >= significant)) return undefined;
  const share = upper > significant ? Math.min((value - significant) / (upper - significant), 1) : 1;
  return tintAt(n > expected ? 'more' : 'fewer', share);
}

/** Whether white text is easier to read on a tint than black, in light and dark themes. */
export const isDeep = ({ color, opacity }: SungearTint): boolean =>
  inkOn(blendColors('#ffffff', color, opacity)) === '#ffffff';

import { blendColors, inkOn } from '../parts/color.ts';

/** More and fewer genes than expected: the ends of a diverging scale that the color-blind can tell apart. */
export const sungearColors = { more: '#b40426', fewer: '#3b4cc0', chosen: '#257afd' } as const;

/** A color over the paper of the page, so that pale is near to the paper in a light and in a dark theme. */
export interface SungearTint {
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** -log10 of 0.05, as it is commonly cut off. */
export const significant = 1.301;

/** The palest tint that still differs from paper. */
const palest = 0.25;

/** -log10 of the full color, unless told: that of the data, within limits. */
export function upperOf(adjusted: readonly number[]): number {
  const greatest = adjusted.reduce((most, p) => Math.max(most, -Math.log10(p)), 0);
  return Math.min(Math.max(greatest, 2), 20);
}

/** Tint of the share (0 to 1) of a scale that begins at p = 0.05. */
export const tintAt = (side: 'more' | 'fewer', share: number): SungearTint => ({
  color: sungearColors[side],
  opacity: Math.round((palest + (1 - palest) * share) * 1000) / 1000,
});

/** Nothing where a difference may be chance, else the deeper, the less probable it is. */
export function sungearTint(
  { size, expected, adjusted }: { readonly size: number; readonly expected: number; readonly adjusted: number },
  upper: number,
): SungearTint | undefined {
  const value = -Math.log10(adjusted);
  if (!(value >= significant)) return undefined;
  const share = upper > significant ? Math.min((value - significant) / (upper - significant), 1) : 1;
  return tintAt(size > expected ? 'more' : 'fewer', share);
}

/** Whether a tint is too deep for dark ink: white is easier to read on it, on paper of any color. */
export const isDeep = ({ color, opacity }: SungearTint): boolean =>
  inkOn(blendColors('#ffffff', color, opacity)) === '#ffffff';

import * as maths from '@trellis/core/maths';
import { rgb } from 'd3-color';
import { interpolateRgb, piecewise } from 'd3-interpolate';

/** The color at a share (0 to 1) of the way between two colors, as `#rrggbb`; interpolates each channel, like SVG gradients. */
export const blendColors = (from: string, to: string, share: number): string =>
  rgb(interpolateRgb(from, to)(share)).formatHex();

/** A function from a share (0 to 1, clipped) to the color of a ramp of equally spaced colors, as `#rrggbb`. */
export function colorRamp(colors: readonly string[]): (share: number) => string {
  const interpolate = piecewise(interpolateRgb, [...colors]);
  return (share) => rgb(interpolate(Math.min(Math.max(share, 0), 1))).formatHex();
}

/** Relative luminance of a color (WCAG 2). */
function luminance(color: string): number {
  const { r, g, b } = rgb(color);
  const [red, green, blue] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : maths.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has more contrast on a color; always at least 4.5:1. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

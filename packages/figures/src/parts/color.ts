import * as maths from '@trellis/core/maths';

/** Red, green and blue, 0 to 255. */
type Channels = readonly number[];

/** The channels of a color `#rrggbb`, or `#rgb`: what packs the styles of the pages shortens them. */
function channelsOf(color: string): Channels {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16));
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const blend = (from: Channels, to: Channels, share: number): string =>
  hexOf(from.map((channel, i) => channel + share * (to[i] - channel)));

/** The color at a share (0 to 1) of the way between two colors, all `#rrggbb`; blends each channel, like SVG gradients. */
export const blendColors = (from: string, to: string, share: number): string =>
  blend(channelsOf(from), channelsOf(to), share);

/** A function from a share (0 to 1, clipped) to the color of a ramp of equally spaced colors, all `#rrggbb`. */
export function colorRamp(colors: readonly string[]): (share: number) => string {
  const stops = colors.map(channelsOf);
  const last = stops.length - 2;
  return (share) => {
    const place = Math.min(Math.max(share, 0), 1) * (stops.length - 1);
    const before = Math.min(last, Math.floor(place));
    return blend(stops[before], stops[before + 1], place - before);
  };
}

/** Relative luminance of a color (WCAG 2). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : maths.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has more contrast on a color `#rrggbb`; always at least 4.5:1. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

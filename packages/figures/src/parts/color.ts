type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(color: string): Channels {
  const number = parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The color a share of the way (0 to 1) from one `#rrggbb` to another, channel by channel as SVG gradients do. */
export function blendColors(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const mixed = a.map((channel, i) => Math.round(channel + (b[i] - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The color at a share (0 to 1, clipped) of a ramp of equally spaced colors. */
export function rampColor(ramp: readonly string[], share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (ramp.length - 1);
  const step = Math.min(Math.floor(at), ramp.length - 2);
  return blendColors(ramp[step], ramp[step + 1], at - step);
}

/** Relative luminance of a color (WCAG 2). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is easier to read on a color; one of them always keeps 4.5:1. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

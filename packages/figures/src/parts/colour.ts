type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const number = parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The colour a share of the way (0 to 1) from one `#rrggbb` to another, channel by channel as SVG gradients do. */
export function blendColours(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const mixed = a.map((channel, i) => Math.round(channel + (b[i] - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour at a share (0 to 1, clipped) of a ramp of equally spaced colours. */
export function rampColour(ramp: readonly string[], share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (ramp.length - 1);
  const step = Math.min(Math.floor(at), ramp.length - 2);
  return blendColours(ramp[step], ramp[step + 1], at - step);
}

/** Relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is easier to read on a colour; one of them always keeps 4.5:1. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

import { group } from 'd3-array';
import type { SungearTint } from './color.ts';
import type { PlacedNode } from './types.ts';

/** Dots of one color and one size, as one SVG path of points that a round line of their width makes visible. */
export interface Dots {
  readonly tint: SungearTint | undefined;
  readonly width: number;
  readonly path: string;
}

/** Steps of the opacity and the width of dots, which the eye does not tell apart. */
const steps = { opacity: 0.05, width: 0.1 } as const;

const roundTo = (value: number, step: number): number => Math.round(Math.round(value / step) * step * 1000) / 1000;

/** Draws small circles as dots, in one path for each color and size: a file with 20,000 circles stays small. */
export function dotsOf(nodes: readonly PlacedNode[]): Dots[] {
  const alike = group(nodes, ({ tint, r }) =>
    [tint?.color, tint && roundTo(tint.opacity, steps.opacity), roundTo(2 * r, steps.width)].join(' '),
  );
  return [...alike.values()].map(([first, ...others]) => ({
    tint: first.tint && { ...first.tint, opacity: roundTo(first.tint.opacity, steps.opacity) },
    width: Math.max(roundTo(2 * first.r, steps.width), steps.width),
    path: [first, ...others].map(({ x, y }) => `M${hundredths(x)} ${hundredths(y)}h0`).join(''),
  }));
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

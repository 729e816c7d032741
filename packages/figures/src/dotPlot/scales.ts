import * as maths from '@trellis/core/maths';
import { extent, max } from 'd3-array';
import { linearScale, logScale, type Scale } from '../parts/scales.ts';
import { dotPlotSizes as sizes } from './sizes.ts';
import type { DotPlotData, PlotDot } from './types.ts';

/** Logarithmic scale that holds all dots, their intervals and 1. */
export function foldScale(dots: readonly PlotDot[], range: readonly [number, number]): Scale {
  const [least = 1, most = 1] = extent([1, ...dots.flatMap(({ x, interval = [] }) => [x, ...interval])]);
  return logScale([least * 0.9, Math.max(most * 1.15, least * 2)], range);
}

/** Round values of a logarithmic scale; more of them where it spans little. */
export function foldTicks(scale: Scale): number[] {
  const [least, most] = scale.domain;
  const mantissas = most / least < 12 ? [1, 1.5, 2, 3, 4, 5, 7] : [1, 2, 5];
  const powers = Array.from({ length: 13 }, (_, i) => maths.exp10(i - 6));
  return powers
    .flatMap((power) => mantissas.map((mantissa) => Number((mantissa * power).toPrecision(2))))
    .filter((value) => value >= least && value <= most);
}

/** Linear scale from 0 that holds all dots and the line. */
export const heightScale = (
  { dots, line }: Pick<DotPlotData, 'dots' | 'line'>,
  range: readonly [number, number],
): Scale => {
  const most = max([line?.y ?? 0, ...dots.map(({ y }) => y)]) ?? 0;
  return linearScale([0, most > 0 ? most * 1.06 : 1], range);
};

/** Returns the radius of a size: areas are in proportion, but no dot is too small to see. */
export function radiusScale(dots: readonly PlotDot[]): (size: number) => number {
  const most = max(dots, ({ size }) => size) ?? 1;
  return (size) => Math.max(sizes.minRadius, sizes.maxRadius * Math.sqrt(size / (most || 1)));
}

/** Up to three round sizes for the key, rising; the last is at most the largest one. */
export function keySizes(dots: readonly PlotDot[]): number[] {
  const most = max(dots, ({ size }) => size) ?? 0;
  const round = [0, 1, 2, 3, 4].flatMap((power) => [1, 2, 5].map((mantissa) => mantissa * maths.exp10(power)));
  const last = round.findLastIndex((size) => size <= most);
  return [last - 3, last - 1, last].filter((i) => i >= 0).map((i) => round[i]);
}

import { valueOf } from '@trellis/core';
import type { MotifRegion } from '@trellis/core/views';

type Regions = Readonly<Record<string, MotifRegion>>;

/**
 * Why a region cannot be chosen besides those that are: its group overlaps with the group of one of them. Undefined for a
 * chosen region, and for one that can be added.
 */
export function overlapText(regions: Regions, chosen: readonly string[], name: string): string | undefined {
  if (chosen.includes(name)) return undefined;
  const groups = new Set(valueOf(regions, name)?.group);
  const overlapping = chosen.filter((other) => valueOf(regions, other)?.group.some((group) => groups.has(group)));
  if (overlapping.length === 0) return undefined;
  return `Overlaps with ${overlapping.map((other) => valueOf(regions, other)?.description ?? other).join(' and ')}.`;
}

/** The descriptions of regions, as a list in words. */
export const regionsText = (regions: Regions, names: readonly string[]): string =>
  names.map((name) => valueOf(regions, name)?.description ?? name).join(', ');

/** The regions with one more or one fewer. */
export const toggleRegion = (chosen: readonly string[], name: string): readonly string[] =>
  chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];

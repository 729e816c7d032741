import { type MotifRegion, valueOf } from '@trellis/core';

type Regions = Readonly<Record<string, MotifRegion>>;

/** The regions after a choice, and those that it replaced. */
export interface RegionChoice {
  readonly chosen: readonly string[];
  readonly replaced: readonly string[];
}

/** Adds a region and takes out those that overlap with it (share a group), or removes a region that is chosen. */
export function switchRegion(regions: Regions, now: readonly string[], name: string): RegionChoice {
  if (now.includes(name)) return { chosen: now.filter((other) => other !== name), replaced: [] };
  const groups = new Set(valueOf(regions, name)?.group);
  const overlaps = (other: string) => valueOf(regions, other)?.group.some((group) => groups.has(group));
  return { chosen: [...now.filter((other) => !overlaps(other)), name], replaced: now.filter(overlaps) };
}

/** A sentence on the regions that a chosen one replaced; undefined if there are none. */
export function replacedText(regions: Regions, { chosen, replaced }: RegionChoice): string | undefined {
  const name = chosen.at(-1);
  if (!replaced.length || name === undefined) return undefined;
  const texts = replaced.map((other) => valueOf(regions, other)?.description);
  return `${valueOf(regions, name)?.description} replaces ${texts.join(' and ')}: they overlap.`;
}

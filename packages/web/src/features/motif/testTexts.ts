import { valueOf } from '@trellis/core';
import type { MotifRegion, MotifTest } from '@trellis/core/views';

/** The tests by name, in the order of the choice; the first one is the default, since that by hits finds too much in random genes. */
export const motifTests: Readonly<Record<MotifTest, string>> = { genes: 'Test by genes', hits: 'Test by hits' };

const counted: Readonly<Record<MotifTest, string>> = {
  hits: 'numbers of motif hits',
  genes: 'numbers of genes with at least one hit',
};

const difference: Readonly<Record<MotifTest, string>> = {
  hits: 'A gene with three hits counts three times, so one gene with many hits can decide, and up to 16 % of random gene sets have an enriched motif; the test by genes counts it once.',
  genes: 'A gene counts once, however many hits it has; the test by hits counts every hit.',
};

/** What a test counts, e.g. `numbers of motif hits`. */
export const countedText = (test: MotifTest): string => counted[test];

/** A sentence on how a test differs from the other one. */
export const differenceText = (test: MotifTest): string => difference[test];

/** What a test asks, in a sentence. */
export const testedText = (test: MotifTest): string =>
  test === 'hits'
    ? 'Tests for each gene set whether a motif makes up more of the motif hits near its genes than chance gives.'
    : 'Tests for each gene set whether more of its genes have at least one hit of a motif than chance gives.';

/** What could have been drawn, in a sentence. */
export const drawnText = (test: MotifTest, background: string): string =>
  test === 'hits'
    ? `Hits are drawn from all hits of all motifs in the same region of ${background}.`
    : `Genes are drawn from ${background}.`;

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

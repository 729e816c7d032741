import type { MotifTest } from '@trellis/core';

/** The tests by name, in the order of the choice. */
export const motifTests: Readonly<Record<MotifTest, string>> = { hits: 'Test by hits', genes: 'Test by genes' };

const counted: Readonly<Record<MotifTest, string>> = {
  hits: 'numbers of motif hits',
  genes: 'numbers of genes with at least one hit',
};

const difference: Readonly<Record<MotifTest, string>> = {
  hits: 'A gene with three hits counts three times, so one gene with many hits can decide; the test by genes counts it once.',
  genes: 'A gene counts once, however many hits it has; the test by hits counts every hit.',
};

/** What a test counts, e.g. `numbers of motif hits`. */
export const countedText = (test: MotifTest): string => counted[test];

/** A sentence on how a test differs from the other one. */
export const differenceText = (test: MotifTest): string => difference[test];

import type { MotifTest } from '@trellis/core/views';

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

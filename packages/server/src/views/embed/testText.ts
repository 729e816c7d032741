import {
  chooseSets,
  countBits,
  countOf,
  defaultRegions,
  testedSetsText,
  type EmbeddedName,
  type Result,
} from '@trellis/core';
import { testedSets } from '@trellis/engine';

/** Says how the p-values of a figure were computed, and among which genes; '' for a figure that shows none. */
export function testText(result: Result, figure: EmbeddedName): string {
  const genes = `${countOf(countBits(result.universe), 'gene')} ${result.inputs.background ? 'of the background' : 'that code for protein'}`;
  const overlaps = () => testedSetsText(chooseSets(result, testedSets).choice);
  switch (figure) {
    case 'target-lists':
      return `Fisher's exact test, one-sided, among the ${genes}, Bonferroni over all analyses and lists. Analyses count with their genes before target lists.`;
    case 'motifs':
      return `Fisher's exact test on numbers of motif hits (${defaultRegions.join(', ')}), one-sided, against the hits of the ${genes}, Bonferroni over all analyses, regions and motifs.`;
    case 'functions':
      return `Hypergeometric test, one-sided, among those of the ${genes} that have an annotation in the aspect, Benjamini-Hochberg over the terms of each gene set.`;
    case 'gene-sets':
      return `Fisher's exact test, one-sided, Bonferroni over all pairs. ${overlaps()}`;
    case 'bound':
      return `Fisher's exact test, one-sided, not corrected: one TF is tested. ${overlaps()}`;
    case 'sungear':
      return `Exact binomial test, two-sided, against independent analyses among the ${genes}${result.inputs.targets ? ' in the target lists' : ''}, Bonferroni over all groups.`;
    case 'summary':
    case 'network':
    case 'precision-recall':
      return '';
    default:
      return figure satisfies never;
  }
}

import { countBits, hitText } from '@trellis/core/dataset';
import { formatCount } from '@trellis/core/formats';
import { defaultTermSizes } from '@trellis/core/ontology';
import type { Result } from '@trellis/core/result';
import { corrections, type Correction } from '@trellis/core/stats';
import { chooseSets, countResult, defaultRegions, testedSetsText } from '@trellis/core/views';
import { testedSets } from '@trellis/engine';
import { software } from '../../software/software.ts';

/** Which genes the overlaps of analyses compare, and from which they draw. */
function overlapText(result: Result): string[] {
  if (result.columns.length < 2) return [];
  return [
    `For overlaps between analyses, and of bound with regulated genes: ${testedSetsText(chooseSets(result, testedSets).choice, result.inputs.background !== undefined)}`,
  ];
}

/** How functions were tested, and on which ontology; without one nothing. */
function functionsText({ dataset: { go } }: Result): string[] {
  if (!go) return ['The data set had no Gene Ontology annotations, so functions were not tested.'];
  const { min, max } = defaultTermSizes;
  return [
    `Terms of the Gene Ontology${go.release && ` (${go.release})`} with ${min} to ${formatCount(max)} genes, annotations propagated to`,
    `broader terms of the same aspect, were tested in the genes of the result and of each analysis by the hypergeometric`,
    `test, one-sided, among the genes with an annotation in the aspect, and hub-corrected in the genes of each analysis;`,
    `corrections are over the terms of an aspect in a gene set.`,
  ];
}

/** Writes a paragraph for the methods section of a paper: the query, its data, and the statistics. */
export function methodsText(result: Result, correction: Correction): string {
  const { dataset, request, universe } = result;
  const { motifs } = dataset;
  const { targets: genes, tfs } = countResult(result);
  const { targetGenes, filterTfs, targetNetwork, background } = request.inputs;
  const restrictions = [
    targetGenes && `to the target genes of ${targetGenes.name}`,
    filterTfs && `to the TFs of ${filterTfs.name}`,
    targetNetwork && `to the genes of the network ${targetNetwork.name}`,
    background && `to the background ${background.name}`,
  ].filter(Boolean);
  const corrected = `corrected for multiple testing by ${corrections[correction]}`;
  return [
    '# Methods',
    '',
    [
      `Interactions of transcription factors (TFs) were queried with ${software.name} ${software.version}`,
      `(${dataset.edition}, data set ${dataset.version.slice(0, 12)}${dataset.label && `, ${dataset.label}`})`,
      `by the query \`${request.inputs.query.replace(/\s+/g, ' ').trim()}\`${restrictions.length ? `, restricted ${restrictions.join(' and ')}` : ''}.`,
      `${formatCount(genes)} genes were targeted by ${formatCount(tfs)} TFs in ${formatCount(result.columns.length)} analyses.`,
      `The background held ${formatCount(countBits(universe))} genes${background ? '' : ' that code for protein'}.`,
      `Overlaps with target lists, between analyses, and of bound with regulated genes were tested by Fisher's exact test,`,
      `one-sided, and overlaps between analyses and of bound with regulated genes also hub-corrected: each gene is expected as often`,
      `as the analyses of its type find it (maximum-entropy model of gene degrees and set sizes). Motif clusters in the regions ${defaultRegions.join(', ')} were tested by Fisher's exact test on numbers of genes with a hit.`,
      ...(motifs.cluster.length > 0 ? [hitText(dataset.motifSources.cluster)] : []),
      ...functionsText(result),
      ...overlapText(result),
      `Groups of genes that the same analyses share were tested against independent analyses of the ${background ? 'genes of the background' : 'protein-coding genes'}${targetGenes ? ' in the target lists' : ''}`,
      `by the exact binomial test, two-sided; p-values were ${corrected}.`,
      ...(targetNetwork
        ? [
            `Predicted edges were judged by the area under the precision-recall curve (AUPR) and compared with 1,000 shuffles of the validated edges within each TF.`,
          ]
        : []),
    ].join(' '),
    '',
    'Brooks MD, Juang CL, Katari MS, et al. ConnecTF: a platform to integrate transcription factor-gene interactions and',
    'validate regulatory networks. Plant Physiology 185 (2021) 49-66. https://doi.org/10.1093/plphys/kiaa012',
    '',
  ].join('\n');
}

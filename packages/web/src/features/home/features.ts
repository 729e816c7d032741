import type { ExampleInfo, PictureInfo } from '@trellis/contract';
import { countOf } from '../../ui/numbers.ts';

/** A view of a result as the start page presents it. */
export interface Feature {
  readonly picture: PictureInfo['name'];
  /** Examples whose picture is shown, the first that has it. */
  readonly examples: readonly ExampleInfo['name'][];
  readonly title: string;
  readonly description: string;
  /** Section of the tutorial. */
  readonly anchor: string;
  /** The tab of a result. */
  readonly tab: string;
  /** Describes the picture of an example; `genes` are the words of `exampleGenes`. */
  readonly captionOf: (genes: string, example: ExampleInfo) => string;
  /** The sentence for a data set without the picture. */
  readonly lacking: string;
}

/** The views that the start page presents. */
export const features: readonly Feature[] = [
  {
    picture: 'network',
    examples: ['both', 'targets'],
    title: 'Networks',
    description:
      'See who regulates whom: TFs, their targets, and edges that are induced, repressed or bound. Add protein interactions and open chromatin, search the graph, and export it to Cytoscape.',
    anchor: 'network',
    tab: 'network',
    captionOf: (genes) => `Of the genes ${genes}, those that most analyses report`,
    lacking: 'The data set of this site has no two TFs with targets in common.',
  },
  {
    picture: 'precisionRecall',
    examples: ['network'],
    title: 'Precision-Recall (AUPR)',
    description:
      'Compare a predicted network with the experiments: how precise are its best predictions, and is that better than chance? Then keep the predictions above the precision that you need.',
    anchor: 'aupr--area-under-precision-recall',
    tab: 'network',
    captionOf: (_, { network }) =>
      `${network}, the network of this site that agrees best, against all analyses, with 1,000 shuffles of its order`,
    lacking:
      'The data set of this site has no predicted network that its analyses can validate. Upload one on the query page.',
  },
  {
    picture: 'motifs',
    examples: ['direct', 'pair', 'targets'],
    title: 'Motif Enrichment',
    description:
      'Find the binding motifs that are enriched in the promoters of the targets, as clusters or one by one, or in other regions of the genes.',
    anchor: 'motif-enrichment',
    tab: 'motif',
    captionOf: (genes) => `Motif clusters in the promoters of the genes ${genes}`,
    lacking: 'The data set of this site has no motifs yet.',
  },
  {
    picture: 'geneSets',
    examples: ['pair'],
    title: 'Gene Set Enrichment',
    description: 'Compare all pairs of analyses: do they share more or fewer targets than expected by chance?',
    anchor: 'gene-set-enrichment',
    tab: 'analysis',
    captionOf: (genes, { analyses }) =>
      `Overlap of the genes ${genes} in ${countOf(analyses, 'analysis', 'analyses')}, pair by pair`,
    lacking: 'The data set of this site has no two TFs with targets in common.',
  },
  {
    picture: 'sungear',
    examples: ['pair'],
    title: 'Sungear',
    description:
      'Compare more than three sets: which genes do exactly these analyses share, and are there more of them than expected?',
    anchor: 'sungear',
    tab: 'sungear',
    captionOf: (genes, { analyses }) =>
      `Genes ${genes}, by the analyses that share them: ${countOf(analyses, 'analysis', 'analyses')}`,
    lacking: 'The data set of this site has no two TFs with targets in common.',
  },
];

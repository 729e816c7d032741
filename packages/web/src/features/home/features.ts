import type { FeatureName } from './figures/names.ts';

/** A view of a result as the start page presents it. */
export interface Feature {
  readonly figure: FeatureName;
  readonly title: string;
  readonly description: string;
  /** Section of the tutorial. */
  readonly anchor: string;
  readonly caption: string;
}

/** The views that the start page presents. */
export const features: readonly Feature[] = [
  {
    figure: 'network',
    title: 'Networks',
    description:
      'See who regulates whom: TFs, their targets, and edges that are induced, repressed or bound. Add protein interactions and open chromatin, search the graph, and export it to Cytoscape.',
    anchor: 'network',
    caption: 'Genes that NLP7, TGA1 or CCA1 change more than twelvefold',
  },
  {
    figure: 'aupr',
    title: 'Precision-Recall (AUPR)',
    description:
      'Compare a predicted network with the experiments: how precise are its best predictions, and is that better than chance? Then keep the predictions above the precision that you need.',
    anchor: 'aupr--area-under-precision-recall',
    caption: 'A predicted root network against all analyses, with 1,000 shuffles of its order',
  },
  {
    figure: 'motif',
    title: 'Motif Enrichment',
    description:
      'Find the binding motifs that are enriched in the promoters of the targets, as clusters or one by one, or in other regions of the genes.',
    anchor: 'motif-enrichment',
    caption: 'Motif clusters in the promoters of the targets of ten ChIP-seq analyses',
  },
  {
    figure: 'geneSets',
    title: 'Gene Set Enrichment',
    description: 'Compare all pairs of analyses: do they share more or fewer targets than expected by chance?',
    anchor: 'gene-set-enrichment',
    caption: 'Overlap of the targets of ten ChIP-seq analyses, pair by pair',
  },
  {
    figure: 'sungear',
    title: 'Sungear',
    description:
      'Compare more than three sets: which genes do exactly these analyses share, and are there more of them than expected?',
    anchor: 'sungear',
    caption: 'Targets that six analyses of NLP7 and TGA1 share',
  },
];

import type { FeatureName } from './figures/names.ts';

/** A view of a result as the start page praises it. */
export interface Feature {
  readonly figure: FeatureName;
  readonly title: string;
  readonly says: string;
  /** Section of the tutorial. */
  readonly anchor: string;
  /** What the figure shows. */
  readonly shows: string;
}

/** The views beyond chart and table, each with its section of the tutorial. */
export const features: readonly Feature[] = [
  {
    figure: 'network',
    title: 'Networks',
    says: 'See who regulates whom: TFs, their targets, and edges that are induced, repressed or bound. Add protein interactions and open chromatin, search, and take the graph to Cytoscape.',
    anchor: 'network',
    shows: 'Genes that NLP7, TGA1 or CCA1 change more than twelvefold',
  },
  {
    figure: 'aupr',
    title: 'Precision-Recall (AUPR)',
    says: 'Hold a predicted network against the experiments: how precise are its best predictions, and is that better than chance? Then cut it where it stops being so.',
    anchor: 'aupr--area-under-precision-recall',
    shows: 'A predicted root network against all analyses, with 1,000 shuffles of its order',
  },
  {
    figure: 'motif',
    title: 'Motif Enrichment',
    says: 'Find the binding motifs that the promoters of targets have more often than others, by cluster or one by one, in any part of the gene.',
    anchor: 'motif-enrichment',
    shows: 'Motif clusters in the promoters of the targets of ten ChIP-seq analyses',
  },
  {
    figure: 'geneSets',
    title: 'Gene Set Enrichment',
    says: 'Compare every analysis with every other: do they share more targets than chance gives, or fewer?',
    anchor: 'gene-set-enrichment',
    shows: 'Overlap of the targets of ten ChIP-seq analyses, pair by pair',
  },
  {
    figure: 'sungear',
    title: 'Sungear',
    says: 'Go beyond three circles: which genes do exactly these analyses share, and are they more than expected?',
    anchor: 'sungear',
    shows: 'Targets that six analyses of NLP7 and TGA1 share',
  },
];

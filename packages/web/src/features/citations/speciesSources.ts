import { paper, type CitedSource } from './papers.ts';

const arabidopsis: readonly CitedSource[] = [
  {
    name: 'Nitrogen response of roots',
    description:
      'Time series after nitrogen supply, TFs perturbed in root cells, and the ranked network inferred from them.',
    papers: [
      paper(
        'Brooks MD, Cirrone J, Pasquino AV, et al.',
        2019,
        'Network Walking charts transcriptional dynamics of nitrogen signaling by integrating validated and predicted genome-wide interactions',
        ['Nature Communications 10: 1569', '10.1038/s41467-019-09522-1'],
      ),
    ],
  },
  {
    name: 'Nitrogen response of shoots and roots',
    description: 'Genes that respond to nitrogen over time in both organs.',
    papers: [
      paper(
        'Varala K, Marshall-Colón A, Cirrone J, et al.',
        2018,
        'Temporal transcriptional logic of dynamic regulatory networks underlying nitrogen signaling and use in plants',
        ['PNAS 115: 6494–6499', '10.1073/pnas.1721487115'],
      ),
    ],
  },
  {
    name: 'DAP-seq',
    description: 'Binding of TFs to genomic DNA outside the plant; the motifs of these TFs come from it too.',
    papers: [
      paper(
        'O’Malley RC, Huang SC, Song L, et al.',
        2016,
        'Cistrome and epicistrome features shape the regulatory DNA landscape',
        ['Cell 165: 1280–1292', '10.1016/j.cell.2016.04.038'],
      ),
    ],
  },
  {
    name: 'ChIP-seq',
    description: 'Binding in the plant, for example of TFs in the response to abscisic acid.',
    papers: [
      paper(
        'Song L, Huang SC, Wise A, et al.',
        2016,
        'A transcription factor hierarchy defines an environmental stress response network',
        ['Science 354: aag1550', '10.1126/science.aag1550'],
      ),
    ],
  },
  {
    name: 'Open chromatin',
    description:
      'DNase-hypersensitive sites, the source of additional edges between TFs and genes with open motif sites.',
    papers: [
      paper(
        'Sullivan AM, Arsovski AA, Lempe J, et al.',
        2014,
        'Mapping and dynamics of regulatory DNA and transcription factor networks in A. thaliana',
        ['Cell Reports 8: 2015–2030', '10.1016/j.celrep.2014.08.019'],
      ),
    ],
  },
  {
    name: 'TF-TF protein interactions',
    description: 'Pairs of TFs that bind each other: the undirected additional edges.',
    papers: [
      paper(
        'Trigg SA, Garza RM, MacWilliams A, et al.',
        2017,
        'CrY2H-seq: a massively multiplexed assay for deep-coverage interactome mapping',
        ['Nature Methods 14: 819–825', '10.1038/nmeth.4343'],
      ),
    ],
  },
];

const maize: readonly CitedSource[] = [
  {
    name: 'ChIP-seq',
    description: 'Binding of about a hundred TFs in leaf protoplasts.',
    papers: [
      paper(
        'Tu X, Mejía-Guerra MK, Valdes Franco JA, et al.',
        2020,
        'Reconstructing the maize leaf regulatory network using ChIP-seq data of 104 transcription factors',
        ['Nature Communications 11: 5089', '10.1038/s41467-020-18832-8'],
      ),
    ],
  },
  {
    name: 'DAP-seq',
    description: 'Binding of auxin response factors and others to genomic DNA.',
    papers: [
      paper(
        'Galli M, Khakhar A, Lu Z, et al.',
        2018,
        'The DNA binding landscape of the maize AUXIN RESPONSE FACTOR family',
        ['Nature Communications 9: 4526', '10.1038/s41467-018-06977-6'],
      ),
    ],
  },
];

/** The sources of data on a species. */
export interface SpeciesSources {
  readonly species: string;
  readonly sources: readonly CitedSource[];
}

/** The sources for the species of an edition; those of Arabidopsis for a species without a list. */
export function sourcesOf(edition: string): SpeciesSources {
  return edition === 'maize'
    ? { species: 'maize', sources: maize }
    : { species: 'Arabidopsis thaliana', sources: arabidopsis };
}

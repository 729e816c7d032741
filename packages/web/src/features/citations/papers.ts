/** A paper to cite. */
export interface Paper {
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly journal: string;
  readonly doi: string;
}

const paper = (
  authors: string,
  year: number,
  title: string,
  where: readonly [journal: string, doi: string],
): Paper => ({
  authors,
  year,
  title,
  journal: where[0],
  doi: where[1],
});

/** The paper to cite for this kind of platform. */
export const platformPaper = paper(
  'Brooks MD, Juang C-L, Katari MS, et al.',
  2021,
  'ConnecTF: A platform to integrate transcription factor–gene interactions and validate regulatory networks',
  ['Plant Physiology 185: 49–66', '10.1093/plphys/kiaa012'],
);

/** A tool or a method with the papers to cite for it. */
export interface CitedMethod {
  readonly name: string;
  readonly description: string;
  readonly papers: readonly Paper[];
}

/** The tools and methods of the platform. */
export const tools: readonly CitedMethod[] = [
  {
    name: 'Sungear',
    description: 'The model of the diagram of shared genes; the layout of the circles and the tests are our own.',
    papers: [
      paper(
        'Poultney CS, Gutiérrez RA, Katari MS, et al.',
        2007,
        'Sungear: interactive visualization and functional analysis of genomic datasets',
        ['Bioinformatics 23: 259–261', '10.1093/bioinformatics/btl496'],
      ),
    ],
  },
  {
    name: 'Cytoscape.js',
    description: 'Draws networks; networks are exported for Cytoscape as JSON and SIF.',
    papers: [
      paper(
        'Franz M, Lopes CT, Huck G, et al.',
        2016,
        'Cytoscape.js: a graph theory library for visualization and analysis',
        ['Bioinformatics 32: 309–311', '10.1093/bioinformatics/btv557'],
      ),
    ],
  },
  {
    name: 'Optimal leaf ordering',
    description: 'Orders the rows and columns of the heat maps after they are clustered.',
    papers: [
      paper('Bar-Joseph Z, Gifford DK, Jaakkola TS', 2001, 'Fast optimal leaf ordering for hierarchical clustering', [
        'Bioinformatics 17 (Suppl. 1): S22–S29',
        '10.1093/bioinformatics/17.suppl_1.S22',
      ]),
    ],
  },
  {
    name: 'AUPR',
    description: 'The area under precision and recall as a measure of predicted gene networks.',
    papers: [
      paper('Marbach D, Costello JC, Küffner R, et al.', 2012, 'Wisdom of crowds for robust gene network inference', [
        'Nature Methods 9: 796–804',
        '10.1038/nmeth.2016',
      ]),
    ],
  },
  {
    name: 'Colors',
    description: 'The scales and palettes of the figures.',
    papers: [
      paper('Harrower M, Brewer CA', 2003, 'ColorBrewer.org: an online tool for selecting color schemes for maps', [
        'The Cartographic Journal 40: 27–37',
        '10.1179/000870403235002042',
      ]),
    ],
  },
];

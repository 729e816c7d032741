/** Size of every picture of the tutorial, in CSS pixels. */
export const pictureSize = { width: 1200, height: 720 } as const;

/**
 * Pictures of the tutorial with their captions. `e2e/tutorialPictures.ts` takes them from the demo data and saves them as
 * `public/tutorial/NAME.webp`.
 */
export const pictures = {
  query: 'The query page with a query of two transcription factors in its editor',
  summary: 'The summary of a result: bars of induced, repressed and bound targets for each analysis',
  table: 'The table of a result: a row for each gene, columns for each analysis below six header rows',
  network: 'The network tab: numbers of edges and genes, and the choice of additional edges',
  target: 'The table of target list enrichment: gene lists across, analyses down, shaded by p-value',
  motif: 'The table of motif enrichment: motif clusters down, analyses across',
  analysis: 'The grid of gene set enrichment: pairs of analyses shaded by their p-values',
  sungear: 'A Sungear diagram: analyses at the corners, groups of shared genes as circles inside',
  overview: 'The data overview: a pie chart of the analyses by type of edge next to the table of all analyses',
} as const;

export type PictureName = keyof typeof pictures;

/** Titles of the columns about the gene, which come before those of the analyses. */
export const geneColumnTitles = [
  'Full Name',
  'Gene Family',
  'Type',
  'Name',
  'User List',
  'User List Count',
  'Edge Count',
  'Gene ID',
] as const;
export type GeneColumnTitle = (typeof geneColumnTitles)[number];

/** Number of columns about the gene. */
export const geneColumns: number = geneColumnTitles.length;

/** Number of header rows: five about the analysis, and the kind of column. */
export const headerRows: number = 6;

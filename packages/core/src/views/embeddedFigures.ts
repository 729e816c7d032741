/**
 * Figures of results that other pages can show, in the order of the tabs: the name in `/embed/RESULT/NAME`, the tab of the
 * result that shows the same, and a title.
 */
export const embeddedFigures = [
  { name: 'summary', tab: 'summary', title: 'Summary' },
  { name: 'network', tab: 'network', title: 'Network' },
  { name: 'precision-recall', tab: 'network', title: 'Precision and recall' },
  { name: 'target-lists', tab: 'target', title: 'Target list enrichment' },
  { name: 'motifs', tab: 'motif', title: 'Motif enrichment' },
  { name: 'functions', tab: 'functions', title: 'Functions' },
  { name: 'gene-sets', tab: 'analysis', title: 'Gene set enrichment' },
  { name: 'sungear', tab: 'sungear', title: 'Sungear' },
  { name: 'bound', tab: 'bound', title: 'Bound and regulated' },
] as const;

export type EmbeddedFigure = (typeof embeddedFigures)[number];
export type EmbeddedName = EmbeddedFigure['name'];

/** The figure of a name; undefined for an unknown one. */
export const embeddedFigure = (name: string): EmbeddedFigure | undefined =>
  embeddedFigures.find((figure) => figure.name === name);

import { geneRank, isLabelName } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';

/** Least share of cells that are genes. */
const least = 0.05;

/** Whether a column is one of genes: by ids, or by symbols in a column without texts and chromosomes. */
export function hasGenes(column: ColumnFacts): boolean {
  if (isNumeric(column) || column.chromosomes > 0.5) return false;
  return column.ids >= least || (column.symbols > 0.3 && column.texts < 0.3);
}

/** How well a column gives the genes of rows: ids before symbols, exact ids before transcripts, a name for genes before others. */
function rank(column: ColumnFacts): number {
  const { ids, symbols, exact, perCell, filled, name, texts } = column;
  const isText = texts > 0.5;
  const content = ids * 10 * filled + (ids < least ? symbols * (isText ? 1 : 4) : 0);
  const form = ids * exact * 0.5 - (perCell > 3 ? 0.2 : 0);
  return content + form + geneRank(name) * 0.4 - (isLabelName(name) && geneRank(name) === 0 ? 0.4 : 0);
}

/** The column with the genes of the rows; undefined if no column has any. */
export function findGeneColumn(columns: readonly ColumnFacts[]): ColumnFacts | undefined {
  return columns
    .filter(hasGenes)
    .sort((a, b) => rank(b) - rank(a) || a.index - b.index)
    .at(0);
}

/** The column that is called one of genes, or else the first one of names: where none of its names is known. */
export function nominalGeneColumn(columns: readonly ColumnFacts[]): ColumnFacts | undefined {
  const named = columns
    .filter((column) => !isNumeric(column) && geneRank(column.name) > 0)
    .sort((a, b) => geneRank(b.name) - geneRank(a.name) || a.index - b.index);
  return (
    named.at(0) ?? columns.find((column) => !isNumeric(column) && column.present > 0 && column.chromosomes < 0.5)
  );
}

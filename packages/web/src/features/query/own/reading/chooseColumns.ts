import { TrellisError, type GeneNames } from '@trellis/core';
import { isChangeName, isGeneName, pRank } from './columnRoles.ts';
import { figureOf } from './figures.ts';
import { isFigure, sampleOf, shareOf, type OwnTable } from './ownTable.ts';

/** Which columns of a table are read, by index. */
export interface ColumnChoice {
  readonly gene: number;
  readonly change: number | undefined;
  readonly p: number | undefined;
}

/** The columns that can be read as changes and as p-values, and those that are. */
export interface RecognizedColumns extends ColumnChoice {
  /** Columns of numbers. */
  readonly numbers: readonly number[];
  /** Columns of p-values by their names, adjusted ones first. */
  readonly pColumns: readonly number[];
}

/** The least share of known genes in the column of genes. */
const minGenes = 0.1;

/**
 * Recognizes the columns of a table: the genes by what is in them, changes and p-values by their names. Of several columns of
 * p-values an adjusted one is chosen. In a table of three columns without known names the second is the change and the
 * third the p-value, as in the files of an import. Throws `bad-file` if no column has genes.
 */
export function recognizeColumns(table: OwnTable, names: GeneNames, file: string): RecognizedColumns {
  const sample = sampleOf(table.rows);
  const cellsOf = (column: number) => sample.map((row) => row[column]);
  const columns = table.columns.map((name, i) => ({ name, i }));
  const gene = geneColumn(table, names, file);
  const numbers = columns.filter(({ i }) => i !== gene && shareOf(cellsOf(i), isFigure) > 0.8).map(({ i }) => i);
  const named = table.hasHeader ? numbers : [];
  const pColumns = named
    .filter((i) => pRank(table.columns[i]) > 0)
    .sort((a, b) => pRank(table.columns[b]) - pRank(table.columns[a]) || a - b);
  const changes = named.filter((i) => isChangeName(table.columns[i]) && !pColumns.includes(i));
  const chosen = { gene, change: changes.at(0), p: pColumns.at(0), numbers, pColumns };
  if (chosen.change !== undefined || chosen.p !== undefined) return chosen;
  return table.columns.length === 3 && numbers.length === 2 ? { ...chosen, ...byContent(numbers, cellsOf) } : chosen;
}

/** Of two columns of numbers the second is the p-value, unless only the first can be. */
function byContent([first, second]: readonly number[], cellsOf: (column: number) => string[]) {
  const canBeP = (column: number) =>
    shareOf(cellsOf(column), (cell) => figureOf(cell) >= 0 && figureOf(cell) <= 1) === 1;
  if (canBeP(second)) return { change: first, p: second };
  return canBeP(first) ? { change: second, p: first } : {};
}

/** The column with the most genes; of equal ones, one that is called so. */
function geneColumn(table: OwnTable, names: GeneNames, file: string): number {
  const sample = sampleOf(table.rows);
  const shares = table.columns.map((name, i) => {
    const genes = sample.filter((row) => !isFigure(row[i]) && names.find(row[i]).kind === 'gene').length;
    return { i, share: genes / Math.max(1, sample.length), isNamed: isGeneName(name) };
  });
  const rank = ({ share, isNamed }: (typeof shares)[number]) => share + (isNamed ? 0.05 : 0);
  const [best] = shares.filter(({ share }) => share >= minGenes).sort((a, b) => rank(b) - rank(a));
  if (best) return best.i;
  const found = sample.flatMap((row) => row.filter((cell) => cell !== '' && !isFigure(cell))).slice(0, 3);
  const hint = found.length ? ` It has, for example, ${found.map((one) => `"${one.slice(0, 40)}"`).join(', ')}.` : '';
  throw new TrellisError('bad-file', `${file}: no column has genes of this edition.${hint}`);
}

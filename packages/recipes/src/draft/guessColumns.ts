import type { Table } from '../table.ts';

/** What the columns of a table seem to hold; a column that was not found is undefined. */
export interface GuessedColumns {
  /** Ids of many genes. */
  readonly target: string | undefined;
  /** Ids of few genes. */
  readonly tf: string | undefined;
  readonly log2fc: string | undefined;
  readonly pvalue: string | undefined;
}

/** Ids of genes or of their transcripts, of any species: a word that begins with a letter and has three digits in a row. */
const geneId = /^[a-z][\w-]*\d{3}\w*([.-]\w+)?$/i;

const isFoldChange = /^(log2?[._ ]?(fold[._ ]?change|fc)|lfc)/i;
const isAdjusted = /(adj|fdr|q[._ ]?val)/i;
const isPValue = /^p([._ ]?val(ue)?)?$/i;

/** Share of the cells that must look like ids, and rows that are looked at. */
const [enough, maxRows] = [0.5, 2000];

const genesIn = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.map((row) => row[column]).filter((cell) => geneId.test(cell));

const hasGenes = (rows: readonly (readonly string[])[], column: number): boolean =>
  genesIn(rows, column).length > enough * rows.length;

/** Finds genes by the form of ids in the first rows, values by the names that programs give their columns. */
export function guessColumns({ columns, rows }: Table): GuessedColumns {
  const some = rows.slice(0, maxRows);
  const genes = columns
    .flatMap((name, i) => (hasGenes(some, i) ? [{ name, different: new Set(genesIn(some, i)).size }] : []))
    .sort((a, b) => b.different - a.different);
  const [target, tf] = genes;
  return {
    target: target?.name,
    tf: tf && tf.different * 2 < target.different ? tf.name : undefined,
    log2fc: columns.find((name) => isFoldChange.test(name)),
    pvalue: columns.find((name) => isAdjusted.test(name)) ?? columns.find((name) => isPValue.test(name)),
  };
}

/** Whether the first line of a file seems to be a row: then it has a gene where a name would be, above other genes. */
export const hasNoHeader = ({ columns, rows }: Table): boolean =>
  columns.some((name, i) => geneId.test(name) && (rows.length === 0 || hasGenes(rows.slice(0, maxRows), i)));

/** Whether ids of a column end in the number of a transcript: `AT1G01010.1`. */
export function hasTranscripts({ columns, rows }: Table, name: string): boolean {
  const index = columns.indexOf(name);
  return rows.some((row) => geneId.test(row[index]) && /\.\d+$/.test(row[index]));
}

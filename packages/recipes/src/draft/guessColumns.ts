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

/** Ids of the annotations that are shipped (TAIR, MSU, RAP, AGPv4, NAM), of genes or of their transcripts. */
const geneId = /^(AT[1-5CM]G\d{5}|LOC_Os\d\dg\d{5}|Os\d\dg\d{7}|Zm\d{5}[a-z]{1,2}\d{6}|GRMZM\dG\d{6})([._]\w+)?$/i;

const isFoldChange = /^(log2?[._ ]?(fold[._ ]?change|fc)|lfc)/i;
const isAdjusted = /(adj|fdr|q[._ ]?val)/i;
const isPValue = /^p([._ ]?val(ue)?)?$/i;

/** Share of the cells that must look like ids. */
const enough = 0.5;

/** Finds genes by the form of ids in the first rows, values by the names that programs give their columns. */
export function guessColumns({ columns, rows }: Table): GuessedColumns {
  const some = rows.slice(0, 2000);
  const genes = columns
    .map((name, i) => ({ name, cells: some.map((row) => row[i]).filter((cell) => geneId.test(cell)) }))
    .filter(({ cells }) => cells.length > enough * some.length)
    .map(({ name, cells }) => ({ name, different: new Set(cells).size }))
    .sort((a, b) => b.different - a.different);
  const [target, tf] = genes;
  return {
    target: target?.name,
    tf: tf && tf.different * 2 < target.different ? tf.name : undefined,
    log2fc: columns.find((name) => isFoldChange.test(name)),
    pvalue: columns.find((name) => isAdjusted.test(name)) ?? columns.find((name) => isPValue.test(name)),
  };
}

/** Whether the first line of a file seems to be a row: then it has a gene where a name would be. */
export const hasNoHeader = ({ columns }: Table): boolean => columns.some((name) => geneId.test(name));

/** Whether ids of a column end in the number of a transcript: `AT1G01010.1`. */
export function hasTranscripts({ columns, rows }: Table, name: string): boolean {
  const index = columns.indexOf(name);
  return rows.some((row) => geneId.test(row[index]) && /\.\d+$/.test(row[index]));
}

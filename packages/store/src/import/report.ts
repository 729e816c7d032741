/** Report of an import. */
export interface ImportReport {
  readonly files: readonly FileReport[];
  /** Files and folders that are not part of the layout. */
  readonly ignored: readonly string[];
}

export interface FileReport {
  readonly file: string;
  readonly kind: FileKind;
  /** Number of data rows, without header, blank lines and comments. */
  readonly rows: number;
  /** Skipped rows by reason. */
  readonly skipped: readonly Skipped[];
  /** What else was counted; of several files of one kind, the sum is that of all of them. */
  readonly counts?: Readonly<Partial<Record<CountName, number>>>;
  /** What was read otherwise than it is written, a sentence each. */
  readonly warnings?: readonly string[];
}

/**
 * Counts of an ontology, and of the annotations with it; `pairs` are different genes and terms. `coding_transposons` are genes
 * whose description says transposon and whose type protein-coding: a warning.
 */
export const countNames = [
  'obsolete_terms',
  'alt_ids',
  'is_a_and_part_of',
  'by_alt_id',
  'by_replaced_by',
  'pairs',
  'genes',
  'coding_transposons',
] as const;

export type CountName = (typeof countNames)[number];

export type FileKind =
  | 'annotation'
  | 'aliases'
  | 'analysis'
  | 'edges'
  | 'motifs'
  | 'motif source'
  | 'cluster information'
  | 'gene list'
  | 'target network'
  | 'sidecar'
  | 'ontology'
  | 'GO annotations'
  | 'orthologs'
  | 'TF families'
  | 'regulator benchmark'
  | 'gene positions'
  | 'id conversions';

export interface Skipped {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first few different values, e.g. gene ids. */
  readonly examples: readonly string[];
}

export type SkipReason =
  | 'gene not in the annotation'
  | 'no gene'
  | 'no id'
  | 'id is a gene'
  | 'duplicate'
  | 'count of 0'
  | 'node without an edge'
  | 'NOT qualifier'
  | 'list not in gene_lists'
  | 'unknown GO term'
  | 'obsolete GO term';

const maxExamples = 5;

/** Counts the rows of one file. */
export class RowCounter {
  rows = 0;
  private readonly skipped = new Map<SkipReason, { count: number; examples: Set<string> }>();

  skip(reason: SkipReason, example: string): void {
    const known = this.skipped.get(reason) ?? { count: 0, examples: new Set<string>() };
    this.skipped.set(reason, known);
    known.count++;
    if (known.examples.size < maxExamples) known.examples.add(copyOf(example));
  }

  report(file: string, kind: FileKind): FileReport {
    const skipped = [...this.skipped].map(([reason, { count, examples }]) => ({
      reason,
      count,
      examples: [...examples],
    }));
    return { file, kind, rows: this.rows, skipped };
  }
}

/** Copies a text, so that it does not keep the whole file in memory as a slice would. */
export const copyOf = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** What an import did, for people to read and for tests to check. */
export interface ImportReport {
  readonly files: readonly FileReport[];
  /** Files in the folder that are not part of the layout. */
  readonly ignored: readonly string[];
}

export interface FileReport {
  readonly file: string;
  readonly kind: FileKind;
  /** Rows of data, without header, blank lines and comments. */
  readonly rows: number;
  /** Rows that were left out, by reason. */
  readonly skipped: readonly Skipped[];
}

export type FileKind =
  'annotation' | 'aliases' | 'analysis' | 'edges' | 'motifs' | 'cluster information' | 'gene list' | 'target network';

export interface Skipped {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first few different values, e.g. gene ids. */
  readonly examples: readonly string[];
}

export type SkipReason =
  'gene not in the annotation' | 'no gene' | 'stands twice' | 'count of 0' | 'node without an edge';

const maxExamples = 5;

/** Counts the rows of one file while it is read. */
export class RowCounter {
  rows = 0;
  private readonly skipped = new Map<SkipReason, { count: number; examples: Set<string> }>();

  /** Notes that a row was left out. */
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

/** A text that does not keep alive the megabytes that it was cut from. */
export const copyOf = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

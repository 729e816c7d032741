/** What became of the files of one make. */
export interface MakeReport {
  /** Name of the recipe. */
  readonly recipe: string;
  /** The make in words: `analyses`, `lists Nitrate_Pathway_Genes`. */
  readonly make: string;
  /** The files that were read. */
  readonly files: number;
  /** Rows of the tables. */
  readonly read: number;
  /** Rows in what was made; a step can make several of one. */
  readonly kept: number;
  /** Rows that were left out, by reason, the most frequent first. */
  readonly skipped: readonly { readonly reason: string; readonly rows: number }[];
  /** Analyses, lists and so on that were made. */
  readonly made: number;
}

/** Counts rows of one make. */
export class RowCounts {
  files = 0;
  read = 0;
  kept = 0;
  private readonly reasons = new Map<string, number>();

  skip = (reason: string, rows: number): void => {
    if (rows > 0) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + rows);
  };

  report(recipe: string, make: string, made: number): MakeReport {
    const skipped = [...this.reasons].map(([reason, rows]) => ({ reason, rows })).sort((a, b) => b.rows - a.rows);
    const { files, read, kept } = this;
    return { recipe, make, files, read, kept, skipped, made };
  }
}

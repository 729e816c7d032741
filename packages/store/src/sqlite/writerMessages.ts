/** What the thread that writes is started with. */
export interface ThreadData {
  /** The SQLite file, which is there and up to date. */
  readonly path: string;
}

/** A statement for the thread that writes. */
export interface Statement {
  readonly number: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What became of a statement. An error would lose its class and its code on the way between threads. */
export interface WriterAnswer {
  readonly number: number;
  readonly rows: readonly unknown[];
  readonly changes: number;
  readonly fault?: { readonly message: string; readonly code: string | undefined };
}

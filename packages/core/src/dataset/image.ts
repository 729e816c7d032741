/**
 * A data set packed for queries: a JSON index and a block of numbers. In shared memory, worker threads get them
 * without copying. `packDataset` makes it, `openDataset` reads it.
 */
export interface DatasetImage {
  readonly edition: string;
  /** Content hash of the data set, computed by the store. */
  readonly version: string;
  /** UTF-8 JSON of a `DatasetIndex`. */
  readonly index: ArrayBufferLike;
  /** All typed arrays, at the offsets that the index gives. */
  readonly columns: ArrayBufferLike;
  /**
   * Absent where all numbers are there. Else it is called before numbers are read, with the place of their analysis in the index, or without
   * one for those behind all analyses, and throws as long as they are missing.
   */
  readonly expect?: (analysis?: number) => void;
  /** The full names of genes, where the index has none; throws as long as they are missing. */
  readonly fullNames?: () => readonly string[];
}

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
}

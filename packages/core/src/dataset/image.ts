/**
 * A data set packed for queries: a JSON index and a block of numbers, both in shared memory, so worker threads get it
 * without copying. `packDataset` makes it, `openDataset` reads it.
 */
export interface DatasetImage {
  readonly edition: string;
  /** Content hash of the data set, computed by the store. */
  readonly version: string;
  /** UTF-8 JSON of a `DatasetIndex`. */
  readonly index: SharedArrayBuffer;
  /** All typed arrays, at the offsets that the index gives. */
  readonly columns: SharedArrayBuffer;
}

/**
 * A data set packed for queries: one JSON catalogue and one block of numbers, both in shared memory, so that handing it
 * to a worker thread costs nothing. `packDataset` makes it, `openDataset` reads it.
 */
export interface DatasetImage {
  readonly edition: string;
  /** Content hash of the data set, given by the store. */
  readonly version: string;
  /** UTF-8 JSON of a `Catalogue`. */
  readonly catalogue: SharedArrayBuffer;
  /** All typed arrays, each at an offset that the catalogue names. */
  readonly columns: SharedArrayBuffer;
}

import type { DatasetContents } from '@trellis/core';
import type { FileReport } from '../import/report.ts';

/** A data set after a change, and what is to be said about it. */
export interface DatasetChange {
  readonly contents: DatasetContents;
  /** Files that were read. */
  readonly files: readonly FileReport[];
  /** What else happened, one sentence each: what was replaced, what vanished. */
  readonly notes: readonly string[];
}

/** Makes the next data set from the current one. May be called again when another change came first. */
export type MakeChange = (current: DatasetContents) => Promise<DatasetChange> | DatasetChange;

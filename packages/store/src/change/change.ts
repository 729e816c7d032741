import type { DatasetContents } from '@trellis/core/dataset';
import type { FileReport } from '../import/report.ts';

/** A data set after a change, with a report. */
export interface DatasetChange {
  readonly contents: DatasetContents;
  /** Files that were read. */
  readonly files: readonly FileReport[];
  /** Other consequences, one sentence each: what was replaced or removed. */
  readonly notes: readonly string[];
}

/** Makes the next data set from the current one. Called again if another change came first. */
export type MakeChange = (current: DatasetContents) => Promise<DatasetChange> | DatasetChange;

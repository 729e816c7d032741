import type { TextRow } from '@trellis/core';

/** A table of a file: the only one of a text, one of several in a workbook. */
export interface Sheet {
  /** '' for a text. */
  readonly name: string;
  readonly rows: readonly TextRow[];
}

/** What every reader of a file format gives. */
export type { TextTable as Table } from '@trellis/core/formats';

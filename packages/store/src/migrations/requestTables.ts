import type { Generated } from 'kysely';

/** Tables of user data. */
export interface RequestTables {
  request: RequestRow;
  revision: RevisionRow;
  feedback: FeedbackTable;
}

export interface RequestRow {
  readonly id: string;
  readonly edition: string;
  readonly version: string;
  readonly inputs: string;
  readonly created: string;
}

/** One state of a request's names and hidden flags; `number` starts at 1. */
export interface RevisionRow {
  readonly request: string;
  readonly number: number;
  readonly names: string;
}

export interface FeedbackTable {
  readonly id: Generated<number>;
  readonly created: string;
  readonly edition: string;
  readonly name: string;
  readonly text: string;
}

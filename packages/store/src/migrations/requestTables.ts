import type { Generated } from 'kysely';

/** Tables of user data. */
export interface RequestTables {
  request: RequestRow;
  revision: RevisionRow;
  own_analysis: OwnAnalysisRow;
  deleted_request: DeletedRequestRow;
  feedback: FeedbackTable;
}

export interface RequestRow {
  readonly id: string;
  readonly edition: string;
  readonly version: string;
  readonly inputs: string;
  readonly created: string;
  /** SHA-256 of the secret with which it can be deleted. */
  readonly secret_hash: Generated<string | null>;
  /** Id of the request that this one was computed from, with which it is deleted. */
  readonly parent: Generated<string | null>;
}

/** The file of one analysis that a user brought with a request; `number` starts at 0. */
export interface OwnAnalysisRow {
  readonly request: string;
  readonly number: number;
  /** UTF-8. */
  readonly file: Uint8Array;
}

/** A request that its maker deleted. */
export interface DeletedRequestRow {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly deleted: string;
}

/** The names and hidden flags of a request that differ from the original ones; `number` starts at 1. */
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

import type { DatasetContents, DatasetImage, MotifColumn } from '@trellis/core';

/**
 * What is kept, behind one interface for every engine: data sets (one per edition, immutable once written) and what users
 * make (requests, their revisions, feedback).
 */
export interface Store {
  readonly datasets: DatasetStore;
  readonly requests: RequestStore;
  /** Throws a TrellisError `bad-store` when the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Data sets by edition. */
export interface DatasetStore {
  /** Editions that have a data set, sorted. */
  editions(): Promise<string[]>;
  /** What is known of an edition's current data set without reading its columns; undefined when there is none. */
  header(edition: string): Promise<DatasetHeader | undefined>;
  /** The current data set packed for queries. Throws TrellisError `unknown-edition` when there is none. */
  image(edition: string): Promise<DatasetImage>;
  /** The current data set as plain records: for export, for check, and as the start of a change. */
  contents(edition: string): Promise<DatasetContents>;
  /**
   * Puts a data set in the place of the edition's current one, in one step: readers see the old one or the new one.
   * Returns the new header.
   */
  replace(contents: DatasetContents, options?: ReplaceOptions): Promise<DatasetHeader>;
  /** Text of a predefined gene list, undefined when there is none of that name. */
  list(edition: string, name: string): Promise<string | undefined>;
  /** Text of a predefined target network, undefined when there is none of that name. */
  network(edition: string, name: string): Promise<string | undefined>;
  /** Text of the cluster information file, '' when there is none. */
  clusterInfo(of: DatasetName): Promise<string>;
  /** Hits of every motif of one kind in the regions, sorted by region, then motif. */
  motifs(of: DatasetName, kind: MotifKind, regions: readonly string[]): Promise<MotifColumn[]>;
  /** Reads everything back and compares it with the recorded counts and hashes; one sentence per fault. */
  check(edition: string): Promise<string[]>;
  /**
   * Calls `changed` soon after anybody has replaced a data set, with its edition, or without one when any may have been
   * replaced. Where an engine cannot tell it is never called: ask for the header now and then. Returns what ends it.
   */
  watch(changed: (edition: string | undefined) => void): () => void;
}

/** Names an edition's current data set. Throws TrellisError `store-changed` when it is no longer the one of that version. */
export interface DatasetName {
  readonly edition: string;
  readonly version?: string;
}

export interface ReplaceOptions {
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /**
   * The version that the new contents were made from, null when there was no data set. When another one has taken its
   * place meanwhile nothing is written, and the error is TrellisError `store-changed`: read, change and replace again.
   */
  readonly base?: string | null;
}

export type MotifKind = 'cluster' | 'individual';

/** What is known of a data set without reading its columns. */
export interface DatasetHeader {
  readonly edition: string;
  /** Hash of the whole content (hex, 64 characters). The same content always has the same version. */
  readonly version: string;
  readonly label: string;
  /** Counts, as recorded when the data set was written. */
  readonly counts: {
    readonly genes: number;
    readonly analyses: number;
    readonly interactions: number;
    readonly edges: number;
    readonly motifHits: number;
    readonly lists: number;
    readonly networks: number;
  };
}

/** Requests that users have made, and feedback. */
export interface RequestStore {
  /** Keeps a new request; its id must be new. */
  save(request: StoredRequest): Promise<void>;
  /** The request with that id, undefined when there is none. */
  find(id: string): Promise<StoredRequest | undefined>;
  /** Revision `revision` (the latest when left out) of a request's names and hidden flags; undefined when there is none. */
  revision(id: string, revision?: number): Promise<Revision | undefined>;
  /** Adds the next revision and returns its number. */
  addRevision(id: string, names: Revision['names']): Promise<number>;
  addFeedback(feedback: { readonly edition: string; readonly name: string; readonly text: string }): Promise<void>;
  feedback(): Promise<StoredFeedback[]>;
  /** Every request with its revisions, by rising id, for a backup; what is made meanwhile may be missing. */
  records(): AsyncIterable<RequestRecord>;
  /** Puts a request of a backup back with its revisions; false when there is one with that id, which stays as it is. */
  restore(record: RequestRecord): Promise<boolean>;
  /** Puts feedback of a backup back; false when the same is there. */
  restoreFeedback(feedback: StoredFeedback): Promise<boolean>;
}

/** A request with all its revisions by rising number. */
export interface RequestRecord extends StoredRequest {
  readonly revisions: readonly Revision[];
}

/** A query with its inputs, as it was asked. */
export interface StoredRequest {
  readonly id: string;
  readonly edition: string;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  /** The query and its inputs, as JSON (`QueryInputs` of core). */
  readonly inputs: string;
  /** ISO 8601, UTC. */
  readonly created: string;
}

/** Names and hidden flags of a request's analyses, as JSON; revision 0 is the state without any change. */
export interface Revision {
  readonly number: number;
  readonly names: string;
}

export interface StoredFeedback {
  readonly created: string;
  readonly edition: string;
  readonly name: string;
  readonly text: string;
}

import type { DatasetContents, DatasetImage, MotifColumn } from '@trellis/core';

/**
 * Persistent data, behind one interface for every engine: data sets (one per edition, immutable once written) and user
 * data (requests, their revisions, feedback).
 */
export interface Store {
  readonly datasets: DatasetStore;
  readonly requests: RequestStore;
  /** Throws a TrellisError `bad-store` if the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Data sets by edition. */
export interface DatasetStore {
  /** Editions that have a data set, sorted. */
  editions(): Promise<string[]>;
  /** The header of an edition's current data set; undefined without one. */
  header(edition: string): Promise<DatasetHeader | undefined>;
  /** The current data set, packed for queries. Throws TrellisError `unknown-edition` without one. */
  image(edition: string): Promise<DatasetImage>;
  /** The current data set as plain records, for exports, checks and changes. */
  contents(edition: string): Promise<DatasetContents>;
  /**
   * Replaces the edition's data set atomically: readers see either the old one or the new one. Returns the new header.
   */
  replace(contents: DatasetContents, options?: ReplaceOptions): Promise<DatasetHeader>;
  /** Text of a predefined gene list; undefined if the name is unknown. */
  list(edition: string, name: string): Promise<string | undefined>;
  /** Text of a predefined target network; undefined if the name is unknown. */
  network(edition: string, name: string): Promise<string | undefined>;
  /** Text of the cluster information file, '' without one. */
  clusterInfo(of: DatasetName): Promise<string>;
  /** Hits of every motif of one kind in the regions, sorted by region, then motif. */
  motifs(of: DatasetName, kind: MotifKind, regions: readonly string[]): Promise<MotifColumn[]>;
  /** Reads everything and compares it with the recorded counts and hashes; returns one sentence per fault. */
  check(edition: string): Promise<string[]>;
  /**
   * Calls `changed` with the edition soon after any process replaces a data set, or with undefined if notifications can have
   * been missed. Engines without notifications never call it; poll the header instead. Returns a function that stops it.
   */
  watch(changed: (edition: string | undefined) => void): () => void;
}

/** Names an edition's current data set. Reading it throws TrellisError `store-changed` if it has another version by now. */
export interface DatasetName {
  readonly edition: string;
  readonly version?: string;
}

export interface ReplaceOptions {
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /**
   * The version on which the new contents are based, null if there was no data set. If the store has another version by
   * now, nothing is written and TrellisError `store-changed` is thrown: read, change and replace again.
   */
  readonly base?: string | null;
}

export type MotifKind = 'cluster' | 'individual';

/** Metadata of a data set, available without reading its columns. */
export interface DatasetHeader {
  readonly edition: string;
  /** Hash of the whole content (hex, 64 characters). The same content always has the same version. */
  readonly version: string;
  readonly label: string;
  /** Recorded when the data set was written. */
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

/** Requests of users, and feedback. */
export interface RequestStore {
  /** Saves a request with a new id. */
  save(request: StoredRequest): Promise<void>;
  /** The request with an id; undefined if it is unknown. */
  find(id: string): Promise<StoredRequest | undefined>;
  /** A revision (by default the latest) of a request's names and hidden flags; undefined if there is none. */
  revision(id: string, revision?: number): Promise<Revision | undefined>;
  /** Adds the next revision and returns its number. */
  addRevision(id: string, names: Revision['names']): Promise<number>;
  addFeedback(feedback: { readonly edition: string; readonly name: string; readonly text: string }): Promise<void>;
  feedback(): Promise<StoredFeedback[]>;
  /** All requests with their revisions, sorted by id, for a backup; can miss those added in the meantime. */
  records(): AsyncIterable<RequestRecord>;
  /** Restores a request with its revisions from a backup; returns false and changes nothing if the id exists. */
  restore(record: RequestRecord): Promise<boolean>;
  /** Restores feedback from a backup; returns false if the same feedback exists. */
  restoreFeedback(feedback: StoredFeedback): Promise<boolean>;
}

/** A request with all its revisions, sorted by number. */
export interface RequestRecord extends StoredRequest {
  readonly revisions: readonly Revision[];
}

/** A submitted query with its inputs. */
export interface StoredRequest {
  readonly id: string;
  readonly edition: string;
  /** Version of the data set at that time. */
  readonly version: string;
  /** The query and its inputs, as JSON (`QueryInputs` of core). */
  readonly inputs: string;
  /** ISO 8601, UTC. */
  readonly created: string;
}

/** Names and hidden flags of a request's analyses, as JSON; revision 0 is the original state. */
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

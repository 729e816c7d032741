import type { DatasetContents, DatasetImage, MotifColumn } from '@trellis/core/dataset';
import type { EditionSettings } from '@trellis/core/edition';

/**
 * Persistent data, behind one interface for every engine: data sets (immutable once written; per edition the newest and
 * some older versions) and user data (requests, their revisions, feedback).
 */
export interface Store {
  readonly datasets: DatasetStore;
  readonly requests: RequestStore;
  /** Throws a TrellisError `bad-store` if the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Data sets by edition. Where a version can be given, the default is the newest one. Throws TrellisError `version-gone` for a
 * version that is not kept, `unknown-edition` for an edition without a data set.
 */
export interface DatasetStore {
  /** Editions that have a data set, sorted. */
  editions(): Promise<string[]>;
  /** The header of an edition's newest data set; undefined without one. */
  header(edition: string): Promise<DatasetHeader | undefined>;
  /** The newest data set, then the older ones that are kept, the last import first; empty without one. */
  versions(edition: string): Promise<KeptVersion[]>;
  /** What an edition is and what it is connected to, without its data. Throws `unknown-edition`. */
  profile(edition: string): Promise<EditionProfile>;
  /** A data set, packed for queries. */
  image(edition: string, version?: string): Promise<DatasetImage>;
  /** A data set as plain records, for exports, checks and changes. */
  contents(edition: string, version?: string): Promise<DatasetContents>;
  /**
   * Replaces the edition's newest data set atomically: readers see either the old one or the new one. The old one becomes an
   * older version. Contents that are kept already become the newest again, under their version. Returns the new header.
   */
  replace(contents: DatasetContents, options?: ReplaceOptions): Promise<DatasetHeader>;
  /** Keeps a version until it is no longer pinned, however many imports follow; or ends that. */
  pin(edition: string, version: string, pinned: boolean): Promise<void>;
  /** Removes an older version, even a pinned one. Throws `bad-request` for the newest. */
  remove(edition: string, version: string): Promise<void>;
  /** Text of a predefined gene list; undefined if the name is unknown. */
  list(edition: string, name: string, version?: string): Promise<string | undefined>;
  /** Text of a predefined target network; undefined if the name is unknown. */
  network(edition: string, name: string, version?: string): Promise<string | undefined>;
  /** Text of the cluster information file, '' without one. */
  clusterInfo(of: DatasetName): Promise<string>;
  /** Hits of every motif of one kind in the regions, sorted by region, then motif. */
  motifs(of: DatasetName, kind: MotifKind, regions: readonly string[]): Promise<MotifColumn[]>;
  /** Reads every version and compares it with the recorded counts and hashes; returns one sentence per fault. */
  check(edition: string): Promise<string[]>;
  /**
   * Calls `changed` with the edition soon after any process replaces a data set, or with undefined if notifications can have
   * been missed. Engines without notifications never call it; poll the header instead. Returns a function that stops it.
   */
  watch(changed: (edition: string | undefined) => void): () => void;
}

/** What an edition is, and what it is connected to. */
export interface EditionProfile {
  /** The version of its newest data set, which it is of. */
  readonly version: string;
  /** Those of the data set, else those that are shipped for its name. */
  readonly settings: EditionSettings;
  /** The other editions of which the data set has orthologs, sorted. */
  readonly orthologEditions: readonly string[];
}

/** Names a version of an edition's data set, by default the newest. */
export interface DatasetName {
  readonly edition: string;
  readonly version?: string;
}

/** A data set that the store keeps. */
export interface KeptVersion {
  readonly header: DatasetHeader;
  /** Time of its last import, ISO 8601, UTC; undefined if an earlier release did not record it. */
  readonly imported: string | undefined;
  /** Whether it is kept however many imports follow. */
  readonly pinned: boolean;
}

export interface ReplaceOptions {
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /**
   * The version on which the new contents are based, null if there was no data set. If the store has another version by
   * now, nothing is written and TrellisError `store-changed` is thrown: read, change and replace again.
   */
  readonly base?: string | null;
  /** Number of versions to keep afterwards in addition to pinned ones, the new one included; by default that of the store. */
  readonly keep?: number;
}

/** Versions of a data set that a store keeps by default. */
export const defaultKeptVersions = 3;

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
  /** Saves a request with a new id. Throws `request-deleted` if it has the files of a request that is no longer there. */
  save(request: StoredRequest, own?: OwnData): Promise<void>;
  /** The request with an id; undefined if it is unknown. */
  find(id: string): Promise<StoredRequest | undefined>;
  /** The files of the analyses that the user brought with a request, in their order. */
  ownFiles(id: string): Promise<Uint8Array[]>;
  /** Hash of the secret with which a request can be deleted; undefined if it has none or is unknown. */
  secretHash(id: string): Promise<string | undefined>;
  /**
   * Deletes a request with its revisions and own data for good, and those that were computed from it (their `parent`). Keeps the ids, so that no backup brings them back. Returns false if there is no such request.
   */
  delete(id: string): Promise<boolean>;
  /** Removes what a process that was killed while it deleted has left. */
  finishDeletions(): Promise<void>;
  isDeleted(id: string): Promise<boolean>;
  /** Requests with own data, oldest first. */
  withOwnData(): Promise<OwnDataRequest[]>;
  /** Whether there is a request with an id. */
  has(id: string): Promise<boolean>;
  /** A revision (by default the latest) of a request's names and hidden flags; undefined if there is none. */
  revision(id: string, revision?: number): Promise<Revision | undefined>;
  /** Adds the next revision and returns its number. Throws `too-many-revisions` if the request has `max` of them. */
  addRevision(id: string, names: Revision['names'], max?: number): Promise<number>;
  /**
   * Size in bytes of the database of requests, their own data and feedback. PostgreSQL counts the room that deleted rows have left
   * between others.
   */
  bytes(): Promise<number>;
  addFeedback(feedback: { readonly edition: string; readonly name: string; readonly text: string }): Promise<void>;
  feedback(): Promise<StoredFeedback[]>;
  /**
   * All requests with their revisions, sorted by id, then the ids of deleted ones, for a backup; can miss those added in the
   * meantime.
   */
  records(): AsyncIterable<StoredRecord>;
  /**
   * Restores a request with its revisions from a backup; returns false and changes nothing if the id exists or was deleted.
   * Deletes a request that the backup knows as deleted. A revision on its own is added to a request that is there, unless its
   * number is taken.
   */
  restore(record: StoredRecord): Promise<boolean>;
  /** Restores feedback from a backup; returns false if the same feedback exists. */
  restoreFeedback(feedback: StoredFeedback): Promise<boolean>;
}

/** A request with all its revisions, sorted by number, and its own data. */
export interface RequestRecord extends StoredRequest {
  readonly revisions: readonly Revision[];
  /** Absent without own data or secret. */
  readonly own?: RecordedOwnData;
}

/** A revision of a request whose revisions are too large for one record. */
export interface RevisionRecord extends Revision {
  readonly revisionOf: string;
}

/** What a backup has for requests, one a line. */
export type StoredRecord = RequestRecord | RevisionRecord | DeletedRequest;

/** The id of a request that was deleted, and when (ISO 8601, UTC). */
export interface DeletedRequest {
  readonly id: string;
  readonly deleted: string;
}

/** What only the user who made a request knows or brought with it. */
export interface OwnData {
  /** SHA-256 of the secret with which the request can be deleted, hexadecimal. */
  readonly secretHash: string;
  /** Files of analyses, UTF-8. */
  readonly files: readonly Uint8Array[] | FilesOf;
}

/** The files of another request, which are stored again for this one: each goes with its own request. */
export interface FilesOf {
  readonly request: string;
}

/** The same as texts. */
export interface RecordedOwnData {
  readonly secretHash: string;
  readonly files: readonly string[];
}

/** A request with own data. */
export interface OwnDataRequest extends Pick<StoredRequest, 'id' | 'edition' | 'created'> {
  readonly analyses: number;
  /** Size of its files. */
  readonly bytes: number;
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
  /** Id of the request that this one was computed from, and with which it is deleted. */
  readonly parent?: string | null;
}

/** The names and hidden flags of a request's analyses that were changed, as JSON; revision 0 is the original state. */
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

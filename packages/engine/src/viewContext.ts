import type { OwnFile } from '@trellis/core/dataset';
import type { MotifHits, MotifInfo } from '@trellis/core/views';
import type { EvaluatedResult } from './evaluatedResult.ts';

/** What a host gives a view besides the result. */
export interface ViewContext {
  readonly request: RequestContext;
  /** Throws once the request is canceled; long computations call it regularly. */
  readonly checkpoint: () => void;
  readonly motifs: MotifTables;
  readonly documents: DocumentTexts;
  /** The user's own analyses as they were given; none for a call that does not take them. */
  readonly ownFiles: readonly OwnFile[];
  /** The result on the data set that it is compared with. */
  readonly compared: () => EvaluatedResult;
}

/** Facts about a request for its answer. */
export interface RequestContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
  readonly versions: RequestVersions;
  /** Id of the request that this one computes on newer data. */
  readonly computedFrom?: string;
  /** Id of the request that computes this one on the newest data. */
  readonly computedAs?: string;
}

/** What is known of the versions of a data set when a request is answered. Times are ISO 8601, UTC. */
export interface RequestVersions {
  /** Time of the import of the version that answers; undefined if it was not recorded. */
  readonly imported: string | undefined;
  readonly newest: string;
  readonly newestImported: string | undefined;
}

/** Motif hits of a data set. */
export interface MotifTables {
  /** Hits in the chosen regions, or in the default ones; see `checkRegions` for the errors. */
  hits(kind: 'cluster' | 'individual', chosen: readonly string[] | undefined): Promise<MotifHits[]>;
  /** Hits of the motif clusters in every region of the data set, also in those that overlap. */
  clusterHits(): Promise<MotifHits[]>;
  /** Information on the motif clusters, by name. */
  clusters(): Promise<ReadonlyMap<string, MotifInfo>>;
}

/** Texts of the predefined lists and networks of a data set. */
export interface DocumentTexts {
  /** Throws `version-gone` once the data set is no longer kept; undefined for an unknown name. */
  read(kind: 'list' | 'network', name: string): Promise<string | undefined>;
}

import type { MotifColumn } from '@trellis/core/dataset';

/** A version of an edition's data set. */
export interface DataVersion {
  readonly edition: string;
  readonly version: string;
}

/**
 * Reads what views need of a data set besides its image: from a store, from files, over the network. Its methods throw `version-gone`
 * once the data set is no longer there.
 */
export interface DataReader {
  /** Texts of predefined lists or networks in the order of their names; undefined for an unknown one. */
  documents(
    of: DataVersion,
    kind: 'list' | 'network',
    names: readonly string[],
  ): Promise<readonly (string | undefined)[]>;
  /** Text of the table of motif clusters, '' without one. */
  clusterInfo(of: DataVersion): Promise<string>;
  /** Hits of every motif of a kind in the regions, sorted by region, then motif. */
  motifs(of: DataVersion, kind: 'cluster' | 'individual', regions: readonly string[]): Promise<MotifColumn[]>;
}

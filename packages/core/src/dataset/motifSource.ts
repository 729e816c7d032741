/** Kinds of motif tables: hits of motif clusters, and of single motifs. */
export type MotifTableKind = 'cluster' | 'individual';

/** What the file next to a motif table says about its hits, in the order of the file. Keys are upper case, blanks as `_`. */
export type MotifSource = readonly (readonly [key: string, value: string])[];

/** What a hit of each motif table is; empty where it is not stated. */
export type MotifSources = Readonly<Record<MotifTableKind, MotifSource>>;

/** Sources that state nothing. */
export const noMotifSources: MotifSources = { cluster: [], individual: [] };

import type { KeptVersion } from '../store.ts';

/** The versions that an import drops: all but the first `keep` and the pinned ones. `versions` has the newest first. */
export const versionsToDrop = <Version extends KeptVersion>(versions: readonly Version[], keep: number): Version[] =>
  versions.slice(Math.max(1, keep)).filter(({ pinned }) => !pinned);

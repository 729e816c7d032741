import { valueOf } from '../valueOf.ts';
import type { MotifInfo } from '../views/motifHits.ts';

/** A motif cluster that a TF is a member of. */
export interface TfMotifCluster {
  readonly cluster: string;
  /** Texts of the cluster information; '' where it has none. */
  readonly family: string;
  readonly consensus: string;
  /** Counts of A, C, G and T by position, as the cluster information has them. */
  readonly matrix: string;
}

/**
 * Finds the motif clusters whose members a gene is among: in a list of the cluster information, separated by semicolons, an entry
 * begins with its id.
 */
export const motifClustersOf = (clusters: Iterable<MotifInfo>, id: string): TfMotifCluster[] =>
  [...clusters]
    .filter((info) => hasMember(info, id))
    .map((info) => ({
      cluster: info.name,
      family: textOf(info, 'Family'),
      consensus: textOf(info, 'Consensus'),
      matrix: textOf(info, 'Count matrix'),
    }));

const hasMember = (info: MotifInfo, id: string): boolean =>
  Object.values(info).some((value) =>
    String(value)
      .split(';')
      .some((entry) => entry.trim().split(' ')[0].toUpperCase() === id.toUpperCase()),
  );

const textOf = (info: MotifInfo, field: string): string => valueOf(info, field) ?? '';

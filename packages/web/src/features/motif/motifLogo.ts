import { readConsensus, readCountMatrix, type LogoPosition } from '@trellis/figures';
import type { ClusterInfo } from './columns.ts';

/** The motif of a cluster for its logo, and what its heights are from. */
export interface ClusterMotif {
  readonly motif: readonly LogoPosition[];
  readonly source: 'counts' | 'consensus';
}

/** Name of the column of the cluster information with the counts of the bases. */
export const matrixField = 'Count matrix';

/** The motif from the count matrix, or else from the consensus; undefined if neither can be read. */
export function clusterMotif(info: ClusterInfo): ClusterMotif | undefined {
  const counted = readCountMatrix(info[matrixField] ?? '');
  if (counted) return { motif: counted, source: 'counts' };
  const motif = readConsensus(info['Consensus'] ?? '');
  return motif && { motif, source: 'consensus' };
}

/** What the heights of the letters mean. */
export const heightsText = (source: ClusterMotif['source']): string =>
  source === 'counts'
    ? 'Heights are information in bits, from the count matrix of the cluster.'
    : 'Heights are information in bits, from the consensus alone: the bases of a letter count as equally frequent.';

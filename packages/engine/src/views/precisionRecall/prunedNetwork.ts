import { hasBit, type Bitset } from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import type { TargetNetwork } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';

/** The target network within the lists, filter TFs and background of a result; best edge first. */
export interface CutNetwork {
  readonly network: TargetNetwork;
  /** The kept edges, as ascending indices into `network.edges`. */
  readonly edges: Uint32Array;
  /** Gene indices of source and target of each edge of the whole network, -1 for a name outside the annotation. */
  readonly sources: Int32Array;
  readonly targets: Int32Array;
}

/** Keeps edges with an allowed source and target. Throws `no-target-network`. */
export function cutNetwork({ inputs, request }: Result): CutNetwork {
  if (!inputs.network) {
    throw new TrellisError('no-target-network', 'The query has no target network to be compared with.');
  }
  const { network, sources, targets } = inputs.network;
  const { targetGenes, filterTfs } = request.inputs;
  const tfs = filterTfs && new Set(inputs.tfs);
  const rows = targetGenes && inputs.targets;
  const stays = (i: number) =>
    (!tfs || tfs.has(sources[i])) && isTarget(rows, targets[i]) && isTarget(inputs.background, targets[i]);
  return { network, sources, targets, edges: Uint32Array.from(sources.keys()).filter(stays) };
}

/** Whether a set contains a target; undefined contains all. */
const isTarget = (genes: Bitset | undefined, target: number): boolean =>
  !genes || (target >= 0 && hasBit(genes, target));

/** Numbers of edges, sources and targets. */
export interface NetworkCounts {
  readonly edges: number;
  readonly tfs: number;
  readonly targets: number;
}

/** Counts the cut network's edges up to a rank. */
export function countNetwork({ network, edges, sources, targets }: CutNetwork, rank = Infinity): NetworkCounts {
  const found = { tfs: new Set<number | string>(), targets: new Set<number | string>() };
  let count = 0;
  for (const i of edges) {
    if (network.edges.rankAt(i) > rank) continue;
    count++;
    found.tfs.add(sources[i] < 0 ? network.edges.at(i).source.toUpperCase() : sources[i]);
    found.targets.add(targets[i] < 0 ? network.edges.at(i).target.toUpperCase() : targets[i]);
  }
  return { edges: count, tfs: found.tfs.size, targets: found.targets.size };
}

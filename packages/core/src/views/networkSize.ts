import type { Network, NetworkEdges } from './network.ts';
import { countResult } from './stats.ts';
import type { Result } from '../result/result.ts';

/** Maximum number of TFs in a picture of a network; more overlap. */
export const maxPictureTfs = 12;

/** Numbers of a network as its files have them. */
export interface NetworkSize {
  /** Pairs of an analysis and a target: an edge that three analyses found counts three times. */
  readonly findings: number;
  /** Distinct edges of the analyses, each from a TF by one name to a target. */
  readonly observed: number;
  /** Additional edges that were chosen. */
  readonly additional: number;
  /** Validated predictions up to the precision cutoff. */
  readonly predicted: number;
  readonly tfs: number;
  /** Targets, queried TFs among them included. */
  readonly targets: number;
}

/** Counts the edges of a network by their source; together they are the lines of its SIF file and the edges of its JSON. */
export function sizeOfNetwork(result: Result, { edges }: Network): NetworkSize {
  const { edges: findings, tfs, targets } = countResult(result);
  const count = (kind: (edges: NetworkEdges) => boolean) =>
    edges.filter(kind).reduce((sum, group) => sum + group.targets.length, 0);
  const additional = count(({ kind }) => kind === 'ADDITIONAL');
  const predicted = count(({ kind }) => kind === 'PREDICTED');
  return { findings, observed: count(() => true) - additional - predicted, additional, predicted, tfs, targets };
}

import { emptyBitset, hasBit, uniteInto, type Bitset } from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import type { NetworkEdge } from '@trellis/core/formats';
import { presentBeforeTargetLists, type Result } from '@trellis/core/result';
import {
  precisionRecall,
  type PrecisionRecallCurve,
  shuffledPrecisionRecall,
  type ShuffledPrecisionRecall,
} from '@trellis/core/stats';
import type { ShuffleKind } from '@trellis/contract';
import { countNetwork, cutNetwork, type CutNetwork, type NetworkCounts } from './prunedNetwork.ts';

/** Number of shuffles for the null distribution. */
export const shuffles = 1000;

export interface EvaluationOptions {
  /** Default: `all`, which a network also passes that only ranks the TFs with most validated targets first. */
  readonly shuffle?: ShuffleKind;
  /** Called now and then; throws to cancel. */
  readonly checkpoint?: () => void;
}

/** How well the target network predicts the edges of a result. */
export interface Aupr {
  readonly cut: CutNetwork;
  /** The evaluated predictions in rank order, as indices into `cut.network.edges`. */
  readonly predictions: Uint32Array;
  /** 1 for a validated prediction. */
  readonly hits: Uint8Array;
  readonly curve: PrecisionRecallCurve;
  readonly random: ShuffledPrecisionRecall;
  readonly shuffle: ShuffleKind;
  readonly total: NetworkCounts;
}

/**
 * Compares the ranked predictions of the target network with the edges of the shown analyses, before
 * target lists: precision and recall along the ranks, the area under their curve, and the same for 1,000
 * shuffles of the hits, among all predictions or those of each TF (seeded by the predictions themselves, so that the same question gives the same answer).
 * Throws `no-target-network`, and `nothing-predicted` when no prediction is validated.
 */
export function evaluatePredictions(
  result: Result,
  { shuffle = 'all', checkpoint = () => {} }: EvaluationOptions = {},
): Aupr {
  const cut = cutNetwork(result);
  const { predictions, hits } = evaluatedPredictions(cut, edgesByTf(result));
  if (!hits.includes(1)) {
    throw new TrellisError(
      'nothing-predicted',
      `The target network ${cut.network.name} predicts no edge of the shown analyses.`,
    );
  }
  const ranks = Float64Array.from(predictions, (i) => cut.network.edges.rankAt(i));
  checkpoint();
  const curve = precisionRecall(ranks, hits);
  const seed = `${Array.from(ranks.keys())
    .filter((i) => hits[i])
    .join(' ')}|${ranks[ranks.length - 1]}`;
  const groups = shuffle === 'within_tf' ? Int32Array.from(predictions, (i) => cut.sources[i]) : undefined;
  const random = shuffledPrecisionRecall(ranks, hits, { shuffles, seed, checkpoint, groups });
  return { cut, predictions, hits, curve, random, shuffle, total: countNetwork(cut) };
}

/** Edges of every TF in any of its shown analyses, before target lists. */
function edgesByTf({ columnsBeforeTargetLists, dataset }: Result): Map<number, Bitset> {
  const byTf = new Map<number, Bitset>();
  for (const column of columnsBeforeTargetLists) {
    const { analysis } = column;
    const edges = byTf.get(analysis.tf) ?? emptyBitset(dataset.genes.length);
    uniteInto(edges, presentBeforeTargetLists(column));
    byTf.set(analysis.tf, edges);
  }
  return byTf;
}

/** Predictions of sources with at least one observed edge to any predicted target. */
function evaluatedPredictions({ edges, sources, targets }: CutNetwork, edgesOf: ReadonlyMap<number, Bitset>) {
  const predicted = new Set(Array.from(edges, (i) => targets[i]).filter((target) => target >= 0));
  const judged = new Set<number>();
  for (const [tf, genes] of edgesOf) {
    for (const target of predicted) {
      if (!hasBit(genes, target)) continue;
      judged.add(tf);
      break;
    }
  }
  const predictions = edges.filter((i) => judged.has(sources[i]));
  const isHit = (i: number) => {
    const genes = edgesOf.get(sources[i]);
    return genes !== undefined && targets[i] >= 0 && hasBit(genes, targets[i]);
  };
  return { predictions, hits: Uint8Array.from(predictions, (i) => (isHit(i) ? 1 : 0)) };
}

/** The position of a precision cutoff, and the edges that it keeps. */
export interface Cutoff {
  readonly precision: number;
  /** Index in the predictions; -1 if none reaches the precision. */
  readonly position: number;
  /** Rank of the last kept edge; 0 if none is kept. */
  readonly rank: number;
  /** Score of the last kept prediction; undefined without scores. */
  readonly score: number | undefined;
  readonly kept: NetworkCounts;
}

/** The last position whose precision is at least the cutoff, and the edges of the cut network up to its rank. */
export function cutAt({ cut, curve, predictions }: Aupr, precision: number): Cutoff {
  const position = curve.precision.findLastIndex((value) => value >= precision);
  const last = position < 0 ? undefined : cut.network.edges.at(predictions[position]);
  const rank = last?.rank ?? 0;
  return { precision, position, rank, score: last?.score, kept: countNetwork(cut, rank) };
}

/** The edges that a precision cutoff keeps. Throws `nothing-predicted` if there are none. */
export function prunedEdges(aupr: Aupr, precision: number): NetworkEdge[] {
  const { rank } = cutAt(aupr, precision);
  const { network, edges } = aupr.cut;
  const kept = edges.filter((i) => network.edges.rankAt(i) <= rank);
  if (kept.length) return Array.from(kept, (i) => network.edges.at(i));
  throw new TrellisError('nothing-predicted', `No edge of the network has a precision of at least ${precision}.`);
}

/** Validated predictions up to a precision cutoff, as gene indices. */
export function validatedUpTo(
  aupr: Aupr,
  precision: number,
): { readonly source: number; readonly target: number; readonly name: string }[] {
  const { rank } = cutAt(aupr, precision);
  const { network, sources, targets } = aupr.cut;
  return Array.from(aupr.predictions)
    .filter((i, place) => aupr.hits[place] === 1 && network.edges.rankAt(i) <= rank)
    .map((i) => ({ source: sources[i], target: targets[i], name: network.edges.at(i).edge }));
}

import { bootstrapMean } from '../stats/bootstrapMean.ts';

/** How well one ranking finds the TFs that it should find. */
export interface Accuracy {
  /** 1 - mean of the places: 1 finds every TF first, 0.5 is chance. */
  readonly auc: number;
  /** 95 % bootstrap interval of it, over what was averaged. */
  readonly interval: readonly [lower: number, upper: number];
  /** Share of the places that are at most 0.05, and 0.1. */
  readonly top5: number;
  readonly top10: number;
}

/** Summarizes relative ranks, each from 0 to 1. The seed makes the interval repeatable. Undefined without any. */
export function accuracyOf(places: readonly number[], seed: string): Accuracy | undefined {
  if (places.length === 0) return undefined;
  const [lower, upper] = bootstrapMean(places, seed);
  return {
    auc: 1 - meanOf(places),
    interval: [1 - upper, 1 - lower],
    top5: places.filter((place) => place <= 0.05).length / places.length,
    top10: places.filter((place) => place <= 0.1).length / places.length,
  };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

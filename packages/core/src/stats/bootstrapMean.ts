import { quantile } from './quantile.ts';
import { seededRandom } from './seededRandom.ts';

/** Number of resamples. */
const resamples = 4000;

/**
 * 95 % percentile interval of a mean by the bootstrap (Efron 1979): the means of 4,000 samples of the same size, drawn with
 * replacement. The seed makes it repeatable. NaN without values.
 */
export function bootstrapMean(values: ArrayLike<number>, seed: string): readonly [lower: number, upper: number] {
  const random = seededRandom(seed);
  const means = Float64Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[random.below(values.length)];
    return sum / values.length;
  }).sort();
  return [quantile(means, 0.025), quantile(means, 0.975)];
}

import type { DemoRandom } from './random.ts';

/**
 * Draws `count` indices without replacement and with unequal probabilities; weight 0 is never drawn. Returns them sorted.
 * This is sequential Poisson sampling: it takes the smallest quotients of a uniform number and the weight. It needs no
 * logarithm, which engines round differently.
 */
export function drawWeighted(random: DemoRandom, weights: Float64Array, count: number): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const keys = weights.map((weight) => random.uniform() / weight);
  const limit = keys.slice().sort()[count - 1];
  if (!(limit < Infinity)) throw new Error(`fewer than ${count} indices have a weight`);
  const drawn = new Uint32Array(count);
  let n = 0;
  for (let i = 0; n < count; i++) if (keys[i] <= limit) drawn[n++] = i;
  return drawn;
}

/** Draws one index by weight, in logarithmic time; `sums` are the running sums of the weights. */
export function drawIndex(random: DemoRandom, sums: readonly number[]): number {
  const at = random.uniform() * sums[sums.length - 1];
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sums[middle] > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The running sums of the weights, for `drawIndex`. */
export function runningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

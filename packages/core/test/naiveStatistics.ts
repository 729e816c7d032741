/** Tests of small numbers straight from their definitions: sums of products of binomial coefficients. */

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** Genes drawn from a population, and marked ones among them. */
export interface Draw {
  readonly hits: number;
  readonly sample: number;
  readonly marked: number;
  readonly population: number;
}

const probability = ({ hits, sample, marked, population }: Draw): number =>
  (choose(marked, hits) * choose(population - marked, sample - hits)) / choose(population, sample);

const sumOver = (draw: Draw, holds: (hits: number) => boolean): number =>
  Array.from({ length: draw.sample + 1 }, (_, hits) => hits)
    .filter(holds)
    .reduce((sum, hits) => sum + probability({ ...draw, hits }), 0);

/** Probability of at least as many marked genes. */
export const atLeast = (draw: Draw): number => sumOver(draw, (hits) => hits >= draw.hits);

/** Probability of at most as many marked genes. */
export const atMost = (draw: Draw): number => sumOver(draw, (hits) => hits <= draw.hits);

/** Probability of a number of successes that is no likelier than the given one. */
export function binomialBothSides(successes: number, trials: number, share: number): number {
  const all = Array.from(
    { length: trials + 1 },
    (_, n) => choose(trials, n) * share ** n * (1 - share) ** (trials - n),
  );
  return all.filter((p) => p <= all[successes] * (1 + 1e-7)).reduce((sum, p) => sum + p, 0);
}

import * as maths from '../maths/index.ts';

/** What is fitted: numbers of sets that hold a gene, and numbers of genes in a set, each in classes of equal number. */
export interface DegreeTable {
  /** Rising; above 0 and below the number of sets. */
  readonly degrees: Float64Array;
  /** Number of genes of each degree. */
  readonly genes: Float64Array;
  /** Rising; above 0 and below the number of genes. */
  readonly sizes: Float64Array;
  /** Number of sets of each size. */
  readonly sets: Float64Array;
}

/** Relative difference between expected and observed numbers at which a fit ends. */
const tolerance = 1e-10;
const maxRounds = 2000;

/**
 * Fits P(gene in set) = x y / (1 + x y), with an x per degree and a y per size, such that the expected number of sets of each gene
 * and the expected size of each set are the observed ones; returns the x of each degree. This is the maximum-entropy model of sets
 * with given degrees and sizes, the Rasch model with totals. Iterates x = degree / sum(y / (1 + x y)) and y = size / sum(x / (1 + x y))
 * in turn, accelerated by SQUAREM (R. Varadhan and C. Roland, 2008). Cost: some 60 iterations, each over degrees times sizes.
 */
export function fitDegrees(table: DegreeTable): Float64Array {
  const total = table.degrees.reduce((sum, degree, i) => sum + degree * table.genes[i], 0);
  let logX = table.degrees.map((degree) => maths.log(degree / Math.sqrt(total)));
  let scale: Float64Array = table.sizes.map((size) => size / Math.sqrt(total));
  for (let round = 0; round < maxRounds; round++) {
    const one = stepOf(table, logX, scale);
    const two = stepOf(table, one.logX, one.y);
    if (two.error <= tolerance) return two.logX.map(maths.exp);
    const [from, length] = [logX, stepLength(logX, one.logX, two.logX)];
    logX = from.map((x, i) => {
      const first = one.logX[i] - x;
      return x + 2 * length * first + length * length * (two.logX[i] - one.logX[i] - first);
    });
    scale = two.y;
  }
  return logX.map(maths.exp);
}

/** The length of the accelerated step: that of the first step over that of its change; at least 1, two plain steps. */
function stepLength(start: Float64Array, one: Float64Array, two: Float64Array): number {
  let [first, change] = [0, 0];
  for (let i = 0; i < start.length; i++) {
    first += maths.square(one[i] - start[i]);
    change += maths.square(two[i] - 2 * one[i] + start[i]);
  }
  return change > 0 ? Math.max(1, Math.sqrt(first / change)) : 1;
}

/** One iteration; `error` is the largest relative difference of an expected from an observed number before it. */
function stepOf({ degrees, genes, sizes, sets }: DegreeTable, logX: Float64Array, scale: Float64Array) {
  const x = logX.map(maths.exp);
  const y = updated({ totals: sizes, current: scale, others: x, counts: genes });
  const next = updated({ totals: degrees, current: x, others: y.values, counts: sets });
  const nextLog = next.values.map(maths.log);
  return { logX: nextLog, y: y.values, error: Math.max(y.error, next.error) };
}

interface Update {
  readonly totals: Float64Array;
  readonly current: Float64Array;
  readonly others: Float64Array;
  readonly counts: Float64Array;
}

/** New values, and the largest relative difference of a total from what the old ones give. */
function updated({ totals, current, others, counts }: Update): {
  readonly values: Float64Array;
  readonly error: number;
} {
  const weights = others.map((other, i) => other * counts[i]);
  const values = new Float64Array(current.length);
  let error = 0;
  for (let i = 0; i < current.length; i++) {
    const sum = sumOf(current[i], others, weights);
    error = Math.max(error, Math.abs((current[i] * sum) / totals[i] - 1));
    values[i] = totals[i] / sum;
  }
  return { values, error };
}

/** The sum of weight / (1 + value other); two terms share a division, the slowest step. */
function sumOf(value: number, others: Float64Array, weights: Float64Array): number {
  const even = others.length & ~1;
  let sum = 0;
  for (let i = 0; i < even; i += 2) {
    const one = 1 + value * others[i];
    const two = 1 + value * others[i + 1];
    sum += (weights[i] * two + weights[i + 1] * one) / (one * two);
  }
  return even < others.length ? sum + weights[even] / (1 + value * others[even]) : sum;
}

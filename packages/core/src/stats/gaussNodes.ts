import { tridiagonalEigen } from './tridiagonalEigen.ts';

/** Points with weights. */
export interface WeightedPoints {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

/**
 * Replaces many weighted points by `count` others, the nodes of Gaussian quadrature for the sum over the points (G. H. Golub and
 * J. H. Welsch, 1969): the sum of a polynomial of degree up to 2 count - 1 is the same, and that of a smooth function nearly so.
 * Points without weight are left out; `count` or fewer points are returned as they are. Cost: points times count.
 */
export function gaussNodes({ points, weights }: WeightedPoints, count: number): WeightedPoints {
  const there = Array.from(points.keys()).filter((i) => weights[i] > 0);
  const given = {
    points: Float64Array.from(there, (i) => points[i]),
    weights: Float64Array.from(there, (i) => weights[i]),
  };
  if (there.length <= count) return given;
  const total = given.weights.reduce((sum, weight) => sum + weight, 0);
  const { values, first } = tridiagonalEigen(recurrence(given, count));
  return { points: values, weights: first.map((component) => total * component * component) };
}

/** Coefficients of the orthonormal polynomials of a sum over points, by the Lanczos process with complete orthogonalization. */
function recurrence({ points, weights }: WeightedPoints, count: number) {
  const vectors: Float64Array[] = [unit(weights.map(Math.sqrt)).vector];
  const diagonal = new Float64Array(count);
  const offDiagonal = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const next = vectors[k].map((value, i) => value * points[i]);
    diagonal[k] = dot(next, vectors[k]);
    for (const vector of [...vectors, ...vectors]) subtractPart(next, vector);
    const { vector, length } = unit(next);
    offDiagonal[k] = length;
    vectors.push(vector);
  }
  return { diagonal, offDiagonal };
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i], 0);

function subtractPart(from: Float64Array, along: Float64Array): void {
  const part = dot(from, along);
  for (let i = 0; i < from.length; i++) from[i] -= part * along[i];
}

function unit(of: Float64Array): { readonly vector: Float64Array; readonly length: number } {
  const length = Math.sqrt(dot(of, of));
  return { vector: of.map((value) => value / length), length };
}

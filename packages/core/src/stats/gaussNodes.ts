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

/**
 * Coefficients of the orthonormal polynomials of a sum over points, point after point by rotations (W. B. Gragg and W. J. Harwood,
 * 1984, as W. Gautschi writes it): as stable as a Lanczos process with complete orthogonalization, and faster by its count.
 */
function recurrence({ points, weights }: WeightedPoints, count: number) {
  const diagonal = points.slice(0, count);
  const squares = new Float64Array(count);
  squares[0] = weights[0];
  for (let added = 1; added < points.length; added++)
    addPoint({ diagonal, squares }, points[added], { weight: weights[added], last: Math.min(added, count - 1) });
  // squares[0] is the sum of the weights.
  return { diagonal, offDiagonal: squares.map((_, k) => Math.sqrt(k + 1 < count ? squares[k + 1] : 0)) };
}

interface Coefficients {
  readonly diagonal: Float64Array;
  /** The total weight, then the squares of the elements next to the diagonal. */
  readonly squares: Float64Array;
}

/** Adds a point to the coefficients up to `last`, in place. */
function addPoint(
  { diagonal, squares }: Coefficients,
  point: number,
  { weight, last }: { readonly weight: number; readonly last: number },
): void {
  let [gamma, sigma, shift, rest] = [1, 0, 0, weight];
  for (let k = 0; k <= last; k++) {
    const sum = squares[k] + rest;
    const [square, before] = [gamma * sum, sigma];
    [gamma, sigma] = sum <= 0 ? [1, 0] : [squares[k] / sum, rest / sum];
    const next = sigma * (diagonal[k] - point) - gamma * shift;
    diagonal[k] -= next - shift;
    shift = next;
    rest = sigma <= 0 ? before * squares[k] : (shift * shift) / sigma;
    squares[k] = square;
  }
}

import * as maths from '../maths/index.ts';

/** A symmetric tridiagonal matrix; `offDiagonal[i]` is next to the diagonal in row i, and its last element is not used. */
export interface Tridiagonal {
  readonly diagonal: Float64Array;
  readonly offDiagonal: Float64Array;
}

/** Eigenvalues, in no order, and of each normalized eigenvector the first component. */
export interface TridiagonalEigen {
  readonly values: Float64Array;
  readonly first: Float64Array;
}

/**
 * Eigenvalues of a symmetric tridiagonal matrix and the first components of its eigenvectors, by the implicit QL algorithm (the
 * procedure imtql2 of J. H. Wilkinson and C. Reinsch, 1971). Cost: the square of its size.
 */
export function tridiagonalEigen({ diagonal, offDiagonal }: Tridiagonal): TridiagonalEigen {
  const size = diagonal.length;
  const [values, next, first] = [diagonal.slice(), offDiagonal.slice(), new Float64Array(size)];
  next[size - 1] = 0;
  first[0] = 1;
  for (let low = 0; low < size; low++) {
    for (let high = blockEnd(values, next, low); high > low; high = blockEnd(values, next, low)) {
      rotate({ values, next, first }, low, high);
    }
  }
  return { values, first };
}

/** The last row of the block that begins at `low`: the next one whose neighbor is negligible. */
function blockEnd(values: Float64Array, next: Float64Array, low: number): number {
  for (let row = low; row < values.length - 1; row++) {
    const scale = Math.abs(values[row]) + Math.abs(values[row + 1]);
    if (Math.abs(next[row]) <= Number.EPSILON * scale) return row;
  }
  return values.length - 1;
}

interface Working {
  readonly values: Float64Array;
  readonly next: Float64Array;
  readonly first: Float64Array;
}

/** One QL step with Wilkinson's shift on the rows `low` to `high`. */
function rotate({ values, next, first }: Working, low: number, high: number): void {
  const half = (values[low + 1] - values[low]) / (2 * next[low]);
  const root = maths.hypot(half, 1);
  let g = values[high] - values[low] + next[low] / (half + (half < 0 ? -root : root));
  let [sine, cosine, shift] = [1, 1, 0];
  for (let row = high - 1; row >= low; row--) {
    const [f, b] = [sine * next[row], cosine * next[row]];
    const r = maths.hypot(f, g);
    next[row + 1] = r;
    [sine, cosine] = r === 0 ? [0, 1] : [f / r, g / r];
    g = values[row + 1] - shift;
    const rotated = (values[row] - g) * sine + 2 * cosine * b;
    shift = sine * rotated;
    values[row + 1] = g + shift;
    g = cosine * rotated - b;
    const kept = first[row + 1];
    first[row + 1] = sine * first[row] + cosine * kept;
    first[row] = cosine * first[row] - sine * kept;
  }
  values[low] -= shift;
  next[low] = g;
  next[high] = 0;
}

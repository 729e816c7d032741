import type { ColumnPoint } from './columns.ts';
import { mean } from './orderColumns.ts';
import { termGraphSizes as sizes } from './sizes.ts';

/** Number of times that all columns are moved. */
const rounds = 16;

/**
 * The middle of each point: near those of its neighbors, in the order of its column, without overlaps. The smallest top is 0.
 */
export function alignColumns(
  points: readonly ColumnPoint[],
  order: readonly (readonly number[])[],
  heightOf: (point: number) => number,
): number[] {
  const middles = points.map(() => 0);
  const place = (column: readonly number[], wanted: readonly number[]): void =>
    spread(wanted, column.map(heightOf)).forEach((middle, i) => (middles[column[i]] = middle));
  for (const column of order)
    place(
      column,
      column.map(() => 0),
    );
  for (let round = 0; round < rounds; round++) {
    const columns = round % 2 === 0 ? order : [...order].reverse();
    for (const column of columns) {
      const wantedOf = (point: number): number => {
        const { before, after } = points[point];
        return mean([...before, ...after].map((each) => middles[each])) ?? middles[point];
      };
      place(column, column.map(wantedOf));
    }
  }
  const top = Math.min(...middles.map((middle, point) => middle - heightOf(point) / 2));
  return middles.map((middle) => middle - top);
}

/**
 * The places nearest to the wanted ones (least squares) at which boxes of these heights keep their order and do not overlap: an
 * isotonic regression, by pooling neighbors that are too near.
 */
function spread(wanted: readonly number[], heights: readonly number[]): number[] {
  const offsets: number[] = [];
  heights.forEach((height, i) =>
    offsets.push(i === 0 ? 0 : offsets[i - 1] + (heights[i - 1] + height) / 2 + sizes.rowGap),
  );
  const pools: { sum: number; count: number }[] = [];
  wanted.forEach((middle, i) => {
    let pool = { sum: middle - offsets[i], count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  });
  return pools
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((free, i) => free + offsets[i]);
}

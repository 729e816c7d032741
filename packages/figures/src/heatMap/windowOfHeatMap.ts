import { valueAt } from './cells.ts';
import type { HeatMapData, HeatMapWindow, HeatMapTree, TreeMerge } from './types.ts';

/** Some rows and columns of a heat map, in the order that its trees give them, with what remains of the trees. */
export function windowOfHeatMap(data: HeatMapData, { rows, columns }: HeatMapWindow): HeatMapData {
  const { texts } = data;
  return {
    rows: rows.map((row) => data.rows[row]),
    columns: columns.map((column) => data.columns[column]),
    values: rows.map((row) => Float64Array.from(columns, (column) => valueAt(data, row, column))),
    texts: texts && { name: texts.name, at: (row, column) => texts.at(rows[row], columns[column]) },
    rowTree: data.rowTree && windowOfTree(data.rowTree, rows),
    columnTree: data.columnTree && windowOfTree(data.columnTree, columns),
  };
}

/**
 * A clustering of some of its leaves, which become 0 to n - 1 in the given order: the same order and the same heights, without
 * the merges that join nothing any more.
 */
function windowOfTree({ merges, order }: HeatMapTree, kept: readonly number[]): HeatMapTree {
  const places = new Map(kept.map((leaf, place) => [leaf, place]));
  /** New cluster and size of each old one; undefined if nothing of it is left. */
  const clusters: ({ readonly id: number; readonly size: number } | undefined)[] = [];
  for (const leaf of order.keys()) {
    const id = places.get(leaf);
    clusters.push(id === undefined ? undefined : { id, size: 1 });
  }
  const left: TreeMerge[] = [];
  for (const merge of merges) {
    const [a, b] = [clusters[merge.left], clusters[merge.right]];
    if (!a || !b) {
      clusters.push(a ?? b);
      continue;
    }
    const size = a.size + b.size;
    clusters.push({ id: kept.length + left.length, size });
    left.push({ left: a.id, right: b.id, height: merge.height, size });
  }
  return { merges: left, order: order.flatMap((leaf) => places.get(leaf) ?? []) };
}

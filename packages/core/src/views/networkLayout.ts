import * as maths from '../maths/index.ts';
import { groupBy } from '../groupBy.ts';
import type { Network } from './network.ts';

/** Side of a node. */
export const nodeSize = 20;
const tfStep = nodeSize + 50;
const targetStep = nodeSize + 10;
const blockGap = 40;

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Positions of the nodes, by gene index. */
export type NetworkLayout = ReadonlyMap<number, Position>;

/** Maximum number of blocks with one number of TFs each; beyond it, blocks cover ranges. */
const maxBlocks = 16;

/**
 * TFs in a square grid on the left, column by column, those targeted by the most TFs first. To their right the targets in
 * square blocks, one per number of TFs that target them, fewest first; with many different numbers one per range (1, 2, 3
 * to 4, 5 to 8 and so on). All grids are vertically centered.
 */
export function layOutNetwork({ tfs, targets }: Pick<Network, 'tfs' | 'targets'>): NetworkLayout {
  const layout = new Map<number, Position>();
  let x = placeBlock(layout, tfs, { x: 0, step: tfStep });
  const exact = new Set(targets.map((target) => target.tfs)).size <= maxBlocks;
  const blockOf = (tfs: number) => (exact ? tfs : Math.ceil(maths.log2(tfs)));
  for (const block of groupBy(targets, (target) => blockOf(target.tfs)).values()) {
    const genes = block.map(({ gene }) => gene);
    x = placeBlock(layout, genes, { x: x + blockGap, step: targetStep });
  }
  return layout;
}

/** Places genes in a square, column by column; returns its right edge. */
function placeBlock(
  layout: Map<number, Position>,
  genes: readonly number[],
  { x, step }: { x: number; step: number },
): number {
  const side = Math.ceil(Math.sqrt(genes.length));
  const height = side - 1;
  genes.forEach((gene, i) => {
    const [column, row] = [Math.floor(i / side), i % side];
    layout.set(gene, { x: x + nodeSize / 2 + column * step, y: (row - height / 2) * step });
  });
  return x + nodeSize + (Math.ceil(genes.length / side) - 1) * step;
}

import { groupBy } from '@trellis/core';
import { graphOf, hierarchy } from '@trellis/core/network';
import { regulatorsOf, splitByRole } from './regulators.ts';
import { gridBlock } from './squareBlock.ts';
import { steps, type Place, type PlacedNetwork } from './types.ts';

/** Longest line of TFs; a level of more TFs takes several lines. */
const maxLine = 24;

/** Space between two levels, and between the TFs and their targets, in addition to a step. */
const [levelGap, targetGap] = [60, 80];

/** Width of the block of targets per height. */
const targetAspect = 3;

/**
 * Arranges the TFs by their hierarchy, the highest level on top, those without an edge to or from another TF in the lowest
 * line; below them a block of the other genes. Genes are ordered by the mean place of their TFs, which keeps edges short.
 * No two nodes overlap.
 */
export function placeByHierarchy(network: PlacedNetwork): Place[] {
  const places: Place[] = network.nodes.map(() => ({ x: 0, y: 0 }));
  const regulators = regulatorsOf(network);
  let y = 0;
  for (const level of levelsOf(network)) {
    const ordered = byMeanPlace(level, { regulators, places });
    for (let from = 0; from < ordered.length; from += maxLine) {
      const line = ordered.slice(from, from + maxLine);
      line.forEach((tf, i) => (places[tf] = { x: (i - (line.length - 1) / 2) * steps.tf, y }));
      y += steps.tf;
    }
    y += levelGap;
  }
  const { genes } = splitByRole(network);
  const { places: cells, width } = gridBlock(genes.length, rowsOf(genes.length), steps.target);
  byMeanPlace(genes, { regulators, places }).forEach((gene, i) => {
    places[gene] = { x: cells[i].x - width / 2, y: y + targetGap - levelGap + cells[i].y };
  });
  return places;
}

const rowsOf = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count / targetAspect)));

/** TFs by their level, from the top; the ones without a level last. */
function levelsOf(network: PlacedNetwork): number[][] {
  const { tfs } = splitByRole(network);
  const position = new Map(tfs.map((tf, i) => [tf, i]));
  const pairs = network.edges.flatMap(({ source, target }): [number, number][] => {
    const [from, to] = [position.get(source), position.get(target)];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const ranks = hierarchy(graphOf(tfs.length, pairs), tfs.length);
  const levels = groupBy(tfs, (tf) => ranks[position.get(tf) ?? 0].level ?? 0);
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level);
}

interface Placed {
  readonly regulators: readonly ReadonlySet<number>[];
  readonly places: readonly Place[];
}

/** Orders nodes by the mean horizontal place of their TFs; equal ones keep their order. */
function byMeanPlace(members: readonly number[], { regulators, places }: Placed): number[] {
  const mean = new Map(
    members.map((node) => {
      const tfs = [...regulators[node]];
      return [node, tfs.reduce((sum, tf) => sum + places[tf].x, 0) / Math.max(1, tfs.length)];
    }),
  );
  return [...members].sort((a, b) => (mean.get(a) ?? 0) - (mean.get(b) ?? 0) || a - b);
}

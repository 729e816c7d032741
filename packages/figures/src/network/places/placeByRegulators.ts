import { groupBy } from '@trellis/core';
import { regulatorsOf, splitByRole } from './regulators.ts';
import { squareBlock, type Block } from './squareBlock.ts';
import { steps, type Place, type PlacedNetwork } from './types.ts';

/** Genes that the same TFs target. */
export interface RegulatorGroup {
  /** Indices of the TFs, ascending. */
  readonly tfs: readonly number[];
  /** Indices of the genes, in the order of the network. */
  readonly genes: readonly number[];
}

/**
 * Groups the genes that are not queried TFs by the set of TFs with an edge to them: fewest TFs first, then the largest
 * group, then the first TFs. Genes without a TF come last. Cost: one pass over the edges.
 */
export function groupByRegulators(network: PlacedNetwork): RegulatorGroup[] {
  const sets = regulatorsOf(network).map((set) => [...set].sort((a, b) => a - b));
  const { genes } = splitByRole(network);
  const groups = [...groupBy(genes, (gene) => sets[gene].join(' ')).values()].map((members) => ({
    tfs: sets[members[0]],
    genes: members,
  }));
  const rank = ({ tfs }: RegulatorGroup) => tfs.length || Infinity;
  return groups.sort(
    (a, b) =>
      (rank(a) === rank(b) ? 0 : rank(a) - rank(b)) || b.genes.length - a.genes.length || compareSets(a.tfs, b.tfs),
  );
}

function compareSets(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((tf, i) => tf !== b[i]);
  return at < 0 ? 0 : a[at] - (b[at] ?? -1);
}

/** Space between two groups, and between groups of different numbers of TFs. */
const [gap, sectionGap] = [20, 60];

/** Width of the picture per height. */
const aspect = 1.4;

interface Placing {
  readonly places: Place[];
  /** Right edge of what is placed. */
  right: number;
}

/**
 * Arranges a network by its regulators: TFs in a square on the left, to their right a square for each group of genes that
 * share their TFs, in columns from fewest TFs to most. No two nodes overlap.
 */
export function placeByRegulators(network: PlacedNetwork): Place[] {
  const places = network.nodes.map(() => ({ x: 0, y: 0 }));
  const { tfs } = splitByRole(network);
  const placing: Placing = { places, right: 0 };
  placeColumn(placing, [{ genes: tfs, block: squareBlock(tfs.length, steps.tf) }]);
  const groups = groupByRegulators(network).map((group) => ({
    ...group,
    block: squareBlock(group.genes.length, steps.target),
  }));
  const height = columnHeight(groups.map(({ block }) => block));
  for (const section of groupBy(groups, (group) => group.tfs.length).values()) {
    placing.right += sectionGap - gap;
    for (const column of columnsOf(section, height)) placeColumn(placing, column);
  }
  return places;
}

interface PlacedGroup {
  readonly genes: readonly number[];
  readonly block: Block;
}

/** Height of the columns that gives the picture its aspect; at least that of the tallest block. */
function columnHeight(blocks: readonly Block[]): number {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  return blocks.reduce((most, { height }) => Math.max(most, height), Math.sqrt(area / aspect));
}

/** Splits groups into columns of a height. */
function columnsOf(groups: readonly PlacedGroup[], height: number): PlacedGroup[][] {
  const columns: PlacedGroup[][] = [];
  let used = Infinity;
  for (const group of groups) {
    if (used + group.block.height > height) {
      columns.push([]);
      used = 0;
    }
    columns[columns.length - 1].push(group);
    used += group.block.height + gap;
  }
  return columns;
}

/** Places groups below each other, centered around 0, to the right of what is placed. */
function placeColumn(placing: Placing, column: readonly PlacedGroup[]): void {
  const height = column.reduce((sum, { block }) => sum + block.height + gap, -gap);
  let top = -height / 2;
  for (const { genes, block } of column) {
    genes.forEach((gene, i) => {
      const { x, y } = block.places[i];
      placing.places[gene] = { x: placing.right + x, y: top + y };
    });
    top += block.height + gap;
  }
  placing.right += gap + column.reduce((most, { block }) => Math.max(most, block.width), 0);
}

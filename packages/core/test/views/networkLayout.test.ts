import { describe, expect, it } from 'vitest';
import { layOutNetwork, nodeSize } from '../../src/views/networkLayout.ts';
import type { Network } from '../../src/views/network.ts';

type Placed = Pick<Network, 'tfs' | 'targets'>;

/** A network of three TFs with some genes per number of TFs that target them. */
function networkOf(genesPerCount: ReadonlyMap<number, number>): Placed {
  const targets = [...genesPerCount].flatMap(([tfs, genes]) => Array.from({ length: genes }, () => tfs));
  return { tfs: [0, 1, 2], targets: targets.map((tfs, i) => ({ gene: 3 + i, tfs })) };
}

/** Left edges of the blocks of targets, and the numbers of TFs that each holds. */
function blocksOf(network: Placed) {
  const layout = layOutNetwork(network);
  const blocks: { left: number; right: number; counts: number[] }[] = [];
  for (const { gene, tfs } of network.targets) {
    const x = layout.get(gene)?.x ?? NaN;
    const last = blocks.at(-1);
    // Genes of a block are 30 apart, blocks 60.
    if (last && x - last.right <= 30) {
      last.right = x;
      if (!last.counts.includes(tfs)) last.counts.push(tfs);
    } else blocks.push({ left: x, right: x, counts: [tfs] });
  }
  return blocks.map(({ counts }) => counts);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const each = (counts: readonly number[], genes: number) => new Map(counts.map((count) => [count, genes]));

describe('the places of a network', () => {
  it('hold targets in a block per number of TFs, fewest first', () => {
    expect(blocksOf(networkOf(each([1, 2, 5], 4)))).toEqual([[1], [2], [5]]);
    expect(blocksOf(networkOf(each(range(1, 16), 2)))).toHaveLength(16);
  });

  it('hold ranges of numbers when there are more than 16', () => {
    const blocks = blocksOf(networkOf(each(range(1, 40), 3)));
    expect(blocks).toEqual([[1], [2], [3, 4], range(5, 8), range(9, 16), range(17, 32), range(33, 40)]);
  });

  it('are different for every gene, a node and a gap apart', () => {
    const network = networkOf(each(range(1, 40), 3));
    const places = [...layOutNetwork(network).values()];
    expect(places).toHaveLength(123);
    places.forEach((a, i) => {
      for (const b of places.slice(0, i)) {
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(nodeSize);
      }
    });
  });

  it('are squares filled column by column, centered on the height 0', () => {
    const layout = layOutNetwork(
      networkOf(
        new Map([
          [1, 5],
          [2, 1],
        ]),
      ),
    );
    const places = Array.from({ length: 9 }, (_, gene) => Object.values(layout.get(gene) ?? {}));
    expect(places).toEqual([
      // Two columns of TFs, 70 apart; they end at 90.
      [10, -35],
      [10, 35],
      [80, -35],
      // 40 further five targets in squares of three, 30 apart; they end at 180.
      [140, -30],
      [140, 0],
      [140, 30],
      [170, -30],
      [170, 0],
      [230, 0],
    ]);
  });

  it('are those of single nodes side by side without other nodes', () => {
    const layout = layOutNetwork({ tfs: [4], targets: [{ gene: 2, tfs: 1 }] });
    expect([...layout]).toEqual([
      [4, { x: 10, y: 0 }],
      [2, { x: 70, y: 0 }],
    ]);
  });
});

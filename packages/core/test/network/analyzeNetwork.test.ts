import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { analyzeNetwork } from '../../src/network/index.ts';
import type { Network } from '../../src/views/index.ts';
import { smallContents } from '../smallContents.ts';

type Edge = readonly [source: string, target: string];

/** A network of genes with edges between them; the first `tfs` genes are TFs. */
function networkOf(genes: readonly string[], tfs: number, edges: readonly Edge[]): Network {
  const sorted = [...genes].sort();
  const dataset = openDataset(packDataset(smallContents({ genes: sorted.join(' '), analyses: [] }), 'v'));
  const indexOf = new Map(dataset.genes.map(({ id, name }, i) => [`${id}${name && `/${name}`}`, i]));
  const gene = (id: string) => indexOf.get(id) ?? -1;
  return {
    dataset,
    tfs: genes.slice(0, tfs).map(gene),
    targets: genes.slice(tfs).map((id) => ({ gene: gene(id), tfs: 1 })),
    edges: genes.slice(0, tfs).map((id) => ({
      source: gene(id),
      name: 'Bound',
      kind: 'BOUND',
      directed: true,
      targets: Uint32Array.from(edges.flatMap(([source, target]) => (source === id ? [gene(target)] : []))).sort(),
      multiplicity: new Uint16Array(0),
      publications: new Uint16Array(0),
    })),
    undrawn: [],
    minMultiplicity: 1,
    minPublications: 1,
  };
}

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i).padStart(4, '0')}`);

describe('the hubs of a network', () => {
  const targets = numbered('X', 1003);
  const analyze = () =>
    analyzeNetwork(
      networkOf(['T0', 'T1', 'T2', ...targets], 3, [
        ...targets.map((target): Edge => ['T0', target]),
        ...targets.slice(-5).map((target): Edge => ['T1', target]),
      ]),
      { samples: 1 },
    );

  it('are all TFs, and the 1,000 other genes with the most edges', () => {
    const { hubs, genes, tfs, edges } = analyze();
    expect([genes, tfs, edges]).toEqual([1006, 3, 1008]);
    expect(hubs.filter(({ tf }) => tf).map(({ gene }) => gene)).toEqual(['T0', 'T1', 'T2']);
    expect(hubs.filter(({ tf }) => !tf).map(({ gene }) => gene)).toEqual([
      ...targets.slice(-5),
      ...targets.slice(0, 995),
    ]);
  });

  it('are in order of degree, ties in the order of the network', () => {
    const { hubs } = analyze();
    expect(hubs.slice(0, 3).map(({ gene, out, in: into }) => [gene, out, into])).toEqual([
      ['T0', 1003, 0],
      ['T1', 5, 0],
      ['X0998', 0, 2],
    ]);
    expect(hubs.at(-1)).toMatchObject({ gene: 'T2', out: 0, in: 0, betweenness: 0 });
  });

  it('have their betweenness over all ordered pairs of other genes', () => {
    const chain = analyzeNetwork(networkOf(['A', 'B', 'C'], 2, [['A', 'B'], ['B', 'C']])); // oxfmt-ignore
    expect(chain.hubs.map(({ gene, betweenness }) => [gene, betweenness])).toEqual([
      ['B', 0.5],
      ['A', 0],
      ['C', 0],
    ]);
  });

  it('have no betweenness where there are no other pairs', () => {
    const two = analyzeNetwork(networkOf(['A', 'B'], 1, [['A', 'B']]));
    expect(two.hubs.map(({ betweenness }) => betweenness)).toEqual([0, 0]);
  });
});

describe('the loops of a network', () => {
  it('are named by their genes', () => {
    const { loops } = analyzeNetwork(
      networkOf(['A/ALF', 'B', 'C', 'D'], 3, [
        ['A/ALF', 'B'],
        ['B', 'C'],
        ['C', 'A/ALF'],
        ['C', 'B'],
        ['A/ALF', 'D'],
        ['B', 'D'],
      ]),
    );
    const [alf, b, c] = [
      { gene: 'A', symbol: 'ALF' },
      { gene: 'B', symbol: '' },
      { gene: 'C', symbol: '' },
    ];
    expect(loops.mutual).toEqual([[b, c]]);
    expect(loops.cycle).toEqual([[alf, b, c]]);
    expect(loops.feedForward).toEqual([
      { regulator: alf, intermediate: b, targets: 1 },
      { regulator: c, intermediate: alf, targets: 1 },
    ]);
    expect([loops.tests.feedForward.count, loops.tests.mutual.count, loops.tests.cycle.count]).toEqual([2, 1, 1]);
  });

  it('are listed up to 500 of each kind, and all counted', () => {
    const tfs = numbered('T', 24);
    const all = tfs.flatMap((source) =>
      tfs.flatMap((target): Edge[] => (source === target ? [] : [[source, target]])),
    );
    const { loops } = analyzeNetwork(networkOf(tfs, 24, all), { samples: 1 });
    const pairs = (24 * 23) / 2;
    expect([loops.mutual.length, loops.cycle.length, loops.feedForward.length]).toEqual([pairs, 500, 500]);
    expect(loops.tests.mutual.count).toBe(pairs);
    expect(loops.tests.cycle.count).toBe((24 * 23 * 22) / 3);
  });
});

describe('the hierarchy of a network', () => {
  it('is in order of level, then height, then number of regulated TFs; TFs without edges to others come last', () => {
    const { hierarchy } = analyzeNetwork(
      networkOf(['E', 'C', 'B', 'D', 'G', 'A', 'H', 'I', 'X'], 8, [
        ['H', 'G'],
        ['G', 'B'],
        ['A', 'B'],
        ['A', 'C'],
        ['D', 'B'],
        ['I', 'X'],
      ]),
    );
    expect(hierarchy.map(({ gene, level, height, out }) => [gene, level, height, out])).toEqual([
      ['H', 3, 1, 1],
      ['A', 2, 1, 2],
      ['D', 2, 1, 1],
      ['G', 2, 0, 1],
      ['C', 1, -1, 0],
      ['B', 1, -1, 0],
      ['E', null, null, 0],
      ['I', null, null, 0],
    ]);
  });
});

it('calls its checkpoint, which can cancel the analysis', () => {
  const cancel = () => {
    throw new Error('cancelled');
  };
  expect(() => analyzeNetwork(networkOf(['A', 'B'], 1, [['A', 'B']]), { checkpoint: cancel })).toThrow('cancelled');
});

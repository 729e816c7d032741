import { describe, expect, it } from 'vitest';
import { addBit, countBits, emptyBitset, openDataset, packDataset } from '../../src/dataset/index.ts';
import { readNullLists, regulatorLibrary, analysisSets, testList } from '../../src/regulators/index.ts';
import { seededRandom } from '../../src/stats/index.ts';
import { rangeOf } from './sets.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

/**
 * 450 TFs with one, two or three kinds of evidence, 150 of each, whose targets are drawn with the weights of the genes: some
 * genes are in most sets, as in real data. So a TF's targets overlap with those of any other TF and with the predefined lists.
 */
const [geneCount, tfCount, lists, listSize, first] = [1500, 450, 300, 100, 10];
const random = seededRandom('random lists of genes and their regulators');
const genes = Array.from({ length: geneCount }, (_, i) => `G${String(i).padStart(4, '0')}`);
const tfs = Array.from({ length: tfCount }, (_, i) => `T${String(i).padStart(3, '0')}`);
const kindsOf = (tf: number): number => 1 + (tf % 3);

/** Genes drawn without replacement; the first ones come more often. */
function drawHubs(size: number): Set<string> {
  const drawn = new Set<string>();
  while (drawn.size < size) drawn.add(genes[Math.floor(geneCount * random.next() ** 2)]);
  return drawn;
}

function analysisOf(tf: number, kind: number): SmallAnalysis {
  const targets = [...drawHubs(30 + random.below(200))];
  const one = { id: 3 * tf + kind + 1, tf: tfs[tf] };
  if (kind === 2) return { ...one, targets: Object.fromEntries(targets.map((gene) => [gene, [1, 0.01] as const])) };
  return { ...one, targets: targets.join(' '), metadata: { EDGE_TYPE: ['in planta', 'in vitro'][kind] } };
}

/** The kinds of a TF: they begin at another one, so that each kind has as many TFs. */
const analyses = tfs.flatMap((_, tf) =>
  Array.from({ length: kindsOf(tf) }, (_one, i) => analysisOf(tf, (i + Math.floor(tf / 3)) % 3)),
);
const dataset = openDataset(
  packDataset(
    smallContents({ genes: [...genes, ...tfs].join(' '), analyses: analyses.toSorted((a, b) => a.id - b.id) }),
    'v',
  ),
);
const nullText = Array.from({ length: 15 }, (_, i) => `>null ${i}\n${[...drawHubs(80)].join('\n')}`).join('\n');
const library = regulatorLibrary(
  {
    analyses: analysisSets(dataset.analyses),
    networks: [],
    nullLists: readNullLists(dataset, [{ name: 'Nulls', text: nullText }]),
    nullAnalyses: dataset.analyses,
  },
  rangeOf(dataset.genes.length, 0, geneCount),
);

/** A list of different random genes. */
function randomList() {
  const list = emptyBitset(dataset.genes.length);
  while (countBits(list) < listSize) addBit(list, random.below(geneCount));
  return list;
}

describe('the regulators of 300 random lists', () => {
  const rankings = Array.from({ length: lists }, () => testList(library, { genes: randomList(), n: listSize }).tfs);
  const timesFirst = new Map<number, number>();
  for (const { tf } of rankings.flatMap((ranked) => ranked.slice(0, first)))
    timesFirst.set(tf, (timesFirst.get(tf) ?? 0) + 1);

  it('have no TF among the first ten of more than 5 % of the lists', () => {
    expect(Math.max(...timesFirst.values()) / lists).toBeLessThanOrEqual(0.05);
  });

  it('have TFs with one, two and three kinds of evidence among the first ten equally often', () => {
    const byKinds = [0, 0, 0];
    for (const [tf, times] of timesFirst) byKinds[kindsOf(tf - geneCount) - 1] += times;
    const expected = (lists * first) / 3;
    for (const times of byKinds) {
      expect(times / expected).toBeGreaterThan(0.75);
      expect(times / expected).toBeLessThan(1.25);
    }
  });

  it('have a significant TF in at most 5 % of the lists', () => {
    const significant = rankings.filter(([best]) => best.isSignificant).length;
    expect(significant / lists).toBeLessThanOrEqual(0.05);
  });
});

import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { readTargetNetwork } from '../../src/formats/index.ts';
import { listInUniverse } from '../../src/genes/index.ts';
import {
  analysisSets,
  findRegulators,
  libraryAnalyses,
  networkSets,
  readNullLists,
  regulatorLibrary,
} from '../../src/regulators/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { smallContents } from '../smallContents.ts';

/** 100 genes; T00 binds G00 to G19, T01 G10 to G29 in vitro, and regulates G00 to G04. T02 has no target in the universe. */
const genes = Array.from({ length: 100 }, (_, i) => `G${String(i).padStart(2, '0')}`);
const tfs = ['T00/ALF', 'T01', 'T02'];
const regulated = Object.fromEntries(genes.slice(0, 5).map((id) => [id, [1, 0.01] as const]));
const contents = smallContents({
  genes: [...genes, ...tfs].join(' '),
  analyses: [
    { id: 1, tf: 'T00', targets: genes.slice(0, 20).join(' ') },
    { id: 2, tf: 'T01', targets: genes.slice(10, 30).join(' '), metadata: { EDGE_TYPE: 'in vitro:Bound:DAP' } },
    { id: 3, tf: 'T01', targets: regulated },
    { id: 4, tf: 'T02', targets: 'T02' },
  ],
});
const dataset = openDataset(packDataset(contents, 'v'));
const universe = genes.join(' ');
const network = networkSets(
  dataset,
  readTargetNetwork('ALF G01\nALF G02\nT02 G50\nX G01\nT01 Y\n', { name: 'net', header: false }),
);

/** Twelve lists of 30 genes, each from another place, and one with too few. */
const nullText = Array.from({ length: 12 }, (_, i) => `>null ${i}\n${genes.slice(5 * i, 5 * i + 30).join('\n')}`);
const nullLists = readNullLists(dataset, [{ name: 'Nulls', text: [...nullText, `>few\n${genes[0]}`].join('\n') }]);

function regulators(names: string, lists = nullLists) {
  const asked = listInUniverse(dataset, { names: names.split(' '), background: universe.split(' ') });
  const sets = {
    analyses: analysisSets(dataset.analyses),
    networks: network,
    nullLists: lists,
    nullAnalyses: dataset.analyses,
  };
  return findRegulators({ ...dataset, tfFamilies: null }, regulatorLibrary(sets, asked.universe), asked);
}

describe('regulators of a list', () => {
  it('are tested by every analysis with a target in the universe', () => {
    const { tested, analyses } = regulators(genes.slice(0, 6).join(' '));
    expect(tested).toBe(3);
    const first = analyses.find(({ id }) => id === 1);
    expect(first).toMatchObject({
      name: 'analysis1',
      label: 'ALF · 1',
      tf: 'T00',
      kind: 'in vivo bound',
      k: 6,
      K: 20,
      n: 6,
    });
    expect(first?.p).toBeCloseTo(atLeast({ hits: 6, sample: 6, marked: 20, population: 100 }), 12);
    // Mean 6 * 20 / 100, variance 6 * 20 * 80 * 94 / (100² * 99).
    expect(first?.z).toBeCloseTo((6 - 1.2) / Math.sqrt((6 * 20 * 80 * 94) / (100 ** 2 * 99)), 12);
    expect(first?.h).toBeCloseTo(((first?.z ?? 0) - (first?.m ?? 0)) / ((first?.s ?? 0) + 1e-9), 9);
    expect(analyses.map(({ id, kind }) => [id, kind])).toEqual(
      expect.arrayContaining([
        [2, 'in vitro bound'],
        [3, 'regulated'],
      ]),
    );
  });

  it('are tested by each source of a target network, apart', () => {
    const { networks, testedNetworks } = regulators('G01 G03');
    expect(testedNetworks).toBe(2);
    expect(networks.map(({ network: name, tf, k, K }) => [name, tf, k, K])).toEqual([
      ['net', 'T00', 1, 2],
      ['net', 'T02', 0, 1],
    ]);
  });

  it('are ranked by h without the null lists that the list repeats', () => {
    const { uses, nullLists: used, nullLeftOut } = regulators(genes.slice(0, 16).join(' '));
    expect({ uses, used, nullLeftOut }).toEqual({ uses: 'h', used: 11, nullLeftOut: ['Nulls: null 0'] });
  });

  it('are ranked by z when fewer than ten null lists are left', () => {
    const { uses, nullLists: used, analyses } = regulators('G00 G01', nullLists.slice(0, 9));
    expect({ uses, used }).toEqual({ uses: 'z', used: 9 });
    expect(analyses.every(({ m, s, h }) => m === null && s === null && h === null)).toBe(true);
  });

  it('name the best analysis or network of each kind', () => {
    const { tfs: ranked } = regulators('G00 G01 G02');
    expect(ranked.find(({ tf }) => tf === 'T00')).toMatchObject({
      symbol: 'ALF',
      kinds: {
        'in vivo bound': { rank: 1, of: 1, best: 1, analyses: 1, inList: 3 },
        'target network': { rank: 1, of: 2, best: 'net', analyses: 1, inList: 2 },
      },
    });
    expect(ranked.map(({ tf }) => tf).sort()).toEqual(['T00', 'T01']);
  });

  it('say how many genes of the list any analysis of the TF targets', () => {
    const { tfs: ranked } = regulators('G00 G04 G12 G50');
    expect(ranked.find(({ tf }) => tf === 'T01')).toMatchObject({
      analyses: 2,
      inList: 3,
      kinds: { regulated: { inList: 2 }, 'in vitro bound': { inList: 1 } },
    });
  });

  it('are significant first: the others follow by p-value', () => {
    const { tfs: ranked } = regulators(genes.slice(0, 6).join(' '));
    expect(ranked.map(({ tf, significant }) => [tf, significant])).toEqual([
      ['T00', true],
      ['T01', true],
    ]);
    const chance = regulators('G00 G25 G50 G75 G80').tfs;
    expect(chance.map(({ significant }) => significant)).toEqual([false, false]);
    expect(chance[0].pTf).toBeLessThan(chance[1].pTf);
  });

  it('compare with the expression analyses of the data set that have 30 targets, too', () => {
    const many = Object.fromEntries(genes.slice(0, 30).map((id) => [id, [1, 0.01] as const]));
    const more = smallContents({
      genes: [...genes, ...tfs].join(' '),
      analyses: [
        { id: 1, tf: 'T00', targets: many },
        { id: 2, tf: 'T00', targets: many },
        { id: 3, tf: 'T01', targets: many },
        { id: 4, tf: 'T02', targets: genes.slice(0, 40).join(' ') },
      ],
    });
    const other = openDataset(packDataset(more, 'v'));
    const ask = (names: readonly string[]) => {
      const asked = listInUniverse(other, { names, background: genes });
      const bound = other.analyses.filter(({ expression }) => !expression);
      const sets = { analyses: analysisSets(bound), networks: [], nullLists: [], nullAnalyses: other.analyses };
      return findRegulators({ ...other, tfFamilies: null }, regulatorLibrary(sets, asked.universe), asked);
    };
    expect(ask(['G50'])).toMatchObject({ tested: 1, nullLists: 0, nullAnalyses: 3, nullTfs: 2, uses: 'z' });
    expect(ask(genes.slice(0, 16))).toMatchObject({ nullAnalyses: 0, nullAnalysesLeftOut: [1, 2, 3] });
  });

  it('need a gene in the universe', () => {
    expect(() => regulators('T02')).toThrow(expect.objectContaining({ code: 'bad-list' }));
  });
});

describe('a library', () => {
  const library = (query: string) => libraryAnalyses(dataset, query).map(({ id }) => id);

  it('is made of the analyses that a query names, each once', () => {
    expect(library('all_dap')).toEqual([2]);
    expect(library('T01 or T00 or T01')).toEqual([1, 2, 3]);
    expect(library('all_tfs[EXPERIMENT_TYPE=Expression]')).toEqual([3]);
  });

  it.each(['pvalue < 0.05', 'log2fc > 1', 'targeted_by > 1', 'additional_edge = DAP'])(
    'refuses the filter %s',
    (filter) => {
      expect(() => library(`all_tfs[${filter}]`)).toThrow(
        expect.objectContaining({
          code: 'bad-filter',
          message: expect.stringContaining('at character 9 selects targets'),
          place: expect.objectContaining({ offset: 8 }),
        }),
      );
    },
  );

  it('has to be known', () => {
    expect(() => library('nothing')).toThrow(expect.objectContaining({ code: 'unknown-tf' }));
  });
});

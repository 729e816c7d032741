import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { bitsToIndices, openDataset, packDataset, type Bitset } from '../../src/dataset/index.ts';
import { readTargetNetwork } from '../../src/formats/index.ts';
import { resolveInputs, type QueryInputs } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B/BET C/TWIN D/TWIN E',
      analyses: [
        { id: 1, tf: 'A', targets: 'C D' },
        { id: 2, tf: 'B', targets: 'D E' },
      ],
      aliases: { alpha: 'A' },
    }),
    'v',
  ),
);
const text = (...lines: string[]) => ({ name: 'file.txt', text: lines.join('\n') });
const network = (...lines: string[]) => ({ ...text(...lines), name: 'net', header: false });
const resolve = (inputs: Partial<QueryInputs>) => resolveInputs(dataset, { query: 'A', edges: [], ...inputs });
const idsOf = (genes: Bitset | undefined) =>
  genes && Array.from(bitsToIndices(genes), (gene) => dataset.genes[gene].id).join(' ');
const tfsOf = (inputs: Partial<QueryInputs>) => resolve(inputs).tfs?.map((tf) => dataset.genes[tf].id);
const listsOf = (inputs: Partial<QueryInputs>) =>
  resolve(inputs).lists.map(({ name, genes }) => [name, idsOf(genes)]);

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  return 'nothing was refused';
}

describe('a query without other inputs', () => {
  it('has no lists, and no limits on TFs and targets', () => {
    expect(resolve({})).toEqual({
      lists: [],
      targets: undefined,
      network: undefined,
      tfs: undefined,
      background: undefined,
      sizes: {},
      warnings: [],
    });
  });
});

describe('sizes of inputs', () => {
  it('count different names in any case, and those that mean one gene', () => {
    const names = text('A', 'a', 'BET', 'nothing', 'twin');
    const { sizes } = resolve({ targetGenes: names, background: names });
    expect(sizes).toEqual({ targetGenes: { genes: 4, known: 2 }, background: { genes: 4, known: 2 } });
  });
});

describe('target lists', () => {
  it('are found by id, symbol or alias, each under its name; rows can be the genes of any of them', () => {
    const targetGenes = text('>one', 'a', 'BET', '>two', 'alpha', 'E');
    expect(listsOf({ targetGenes })).toEqual([
      ['one', 'A B'],
      ['two', 'A E'],
    ]);
    expect(idsOf(resolve({ targetGenes }).targets)).toBe('A B E');
  });

  it('leave out unknown and ambiguous names, and warn of each once', () => {
    const targetGenes = text('>one', 'A', 'x1', 'twin', '>two', 'X1', 'x2', 'B');
    expect(listsOf({ targetGenes })).toEqual([
      ['one', 'A'],
      ['two', 'B'],
    ]);
    expect(resolve({ targetGenes }).warnings).toEqual([
      'Genes in Target Genes File not in database: X1, X2',
      'Ambiguous names in Target Genes File, left out: TWIN (C or D)',
    ]);
  });

  it('must have a gene', () => {
    expect(refusal(() => resolve({ targetGenes: text('>empty') }))).toBe('empty-file: file.txt is empty.');
  });
});

describe('filter TFs', () => {
  it('are the allowed TFs, in the order of the list and each once', () => {
    expect(tfsOf({ filterTfs: text('B', 'A', 'alf') })).toEqual(['B', 'A']);
  });

  it('leave out unknown names with a warning', () => {
    const inputs = { filterTfs: text('nothing', 'A', 'twin') };
    expect(tfsOf(inputs)).toEqual(['A']);
    expect(resolve(inputs).warnings).toEqual([
      'Genes in Filter TFs File not in database: NOTHING',
      'Ambiguous names in Filter TFs File, left out: TWIN (C or D)',
    ]);
  });

  it('must have a gene', () => {
    expect(refusal(() => resolve({ filterTfs: text('', '>') }))).toBe('empty-file: file.txt is empty.');
  });
});

describe('a background', () => {
  it('leaves out unknown and ambiguous names without a warning', () => {
    const resolved = resolve({ background: text('A', 'nothing', 'twin', 'E') });
    expect(idsOf(resolved.background)).toBe('A E');
    expect(resolved.warnings).toEqual([]);
  });

  it('must have a gene', () => {
    expect(refusal(() => resolve({ background: text('') }))).toBe('empty-file: file.txt is empty.');
  });
});

describe('a target network', () => {
  const targetNetwork = network('A\tC\t0.9', 'B\tE\t0.8', 'A\tnowhere\t0.7', 'nobody\tA\t0.6', 'A\tE\t0.5');

  it('has the gene index of both ends of each edge, -1 for a name outside the annotation', () => {
    const resolved = resolve({ targetNetwork });
    expect([...(resolved.network?.network.edges ?? [])]).toEqual([
      ...readTargetNetwork(targetNetwork.text, targetNetwork).edges,
    ]);
    expect([...(resolved.network?.sources ?? [])]).toEqual([0, 1, 0, -1, 0]);
    expect([...(resolved.network?.targets ?? [])]).toEqual([2, 4, -1, 0, 4]);
    expect(resolved.warnings).toEqual(['Genes in Network File not in database: NOWHERE, NOBODY']);
  });

  it('is a target list of its sources and targets, after the others', () => {
    expect(listsOf({ targetNetwork })).toEqual([['net', 'A B C E']]);
    expect(listsOf({ targetNetwork, targetGenes: text('>one', 'D') })).toEqual([
      ['one', 'D'],
      ['net', 'A B C E'],
    ]);
  });

  it('limits the rows to its genes, together with the target lists', () => {
    expect(idsOf(resolve({ targetNetwork }).targets)).toBe('A B C E');
    expect(idsOf(resolve({ targetNetwork, targetGenes: text('>one', 'D', '>two', 'E', 'A') }).targets)).toBe('A E');
  });

  it('limits the TFs to its sources, those of the filter TFs where there are some', () => {
    expect(tfsOf({ targetNetwork })).toEqual(['A', 'B']);
    expect(tfsOf({ targetNetwork, filterTfs: text('E', 'B') })).toEqual(['B']);
  });

  it('is read by the given reader', () => {
    const reader: typeof readTargetNetwork = (content, options) => {
      expect([content, options.name, options.header]).toEqual([targetNetwork.text, 'net', false]);
      return readTargetNetwork('nobody\tnowhere', { name: 'cached' });
    };
    const resolved = resolveInputs(dataset, { query: 'A', edges: [], targetNetwork }, reader);
    expect(resolved.lists.map(({ name }) => name)).toEqual(['cached']);
    expect(resolved.tfs).toEqual([]);
  });

  it('read ids of transcripts and proteins as their genes, and say so', () => {
    const resolved = resolve({ targetGenes: text('C.1', 'D_T001', 'E'), filterTfs: text('A.2') });
    expect(resolved.lists.map(({ genes }) => idsOf(genes))).toEqual(['C D E']);
    expect(resolved.warnings).toEqual([
      'Isoforms in Target Genes File, read as their genes: C.1, D_T001',
      'Isoforms in Filter TFs File, read as their genes: A.2',
    ]);
    const many = resolve({ targetGenes: text('A.1 A.2 A.3 A.4 A.5 A.6 A.7') });
    expect(many.warnings).toEqual([
      'Isoforms in Target Genes File, read as their genes: A.1, A.2, A.3, A.4, A.5 and 2 more',
    ]);
  });
});

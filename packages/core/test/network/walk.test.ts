import { beforeAll, describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { walkNetwork, type NetworkWalk, type WalkOptions } from '../../src/network/index.ts';
import { evaluateRequest, type QueryInputs, type Result } from '../../src/result/index.ts';
import { relativeError } from '../stats/relativeError.ts';
import { smallContents, type SmallData } from '../smallContents.ts';
import golden from './golden/walks.json';

const open = (data: SmallData) => openDataset(packDataset(smallContents(data), 'v'));
const idOf = (node: number) => `G${String(node).padStart(3, '0')}`;
const codeOf = (error: unknown) => (error instanceof TrellisError ? error.code : error);

function codeThrown(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return codeOf(error);
  }
  return undefined;
}

describe.each(golden)('walking at most $steps steps among $nodes genes', (expected) => {
  const { nodes, tfs, edges, wanted, steps } = expected;
  const dataset = open({
    genes: Array.from({ length: nodes }, (_, i) => idOf(i)).join(' '),
    analyses: Array.from({ length: tfs }, (_, tf) => ({
      id: tf + 1,
      tf: idOf(tf),
      targets: edges.flatMap(([source, target]) => (source === tf ? [idOf(target)] : [])).join(' '),
    })).filter(({ targets }) => targets),
  });
  const list = `${wanted.map(idOf).join('\n')}\n`;
  let result: Result;
  let walk: NetworkWalk;
  beforeAll(() => {
    result = evaluateRequest(dataset, {
      id: 'r',
      inputs: { query: 'all_tfs', edges: [], targetGenes: { name: 'wanted', text: `>wanted\n${list}` } },
    });
    walk = walkNetwork(result, { from: idOf(0), list: 'wanted', steps, limit: 1e6 });
  });

  it('finds the paths that networkx finds', () => {
    const found = walk.paths.map(({ steps: edgesOf }) => [
      edgesOf[0].source.gene,
      ...edgesOf.map(({ target }) => target.gene),
    ]);
    expect(walk.total).toBe(expected.paths.length);
    expect(found.map(String).sort()).toEqual(expected.paths.map((path) => String(path.map(idOf))).sort());
  });

  it('counts what is reached, and tests the secondary TFs as scipy does', () => {
    expect([walk.direct, walk.indirect, walk.missed]).toEqual([expected.direct, expected.indirect, expected.missed]);
    const through = expected.through as unknown as Readonly<
      Record<string, { reached: number; indirect: number; p: number }>
    >;
    expect(walk.through.map(({ gene }) => gene).sort()).toEqual(
      Object.keys(through)
        .map((tf) => idOf(Number(tf)))
        .sort(),
    );
    for (const { gene, reached, indirect, p, adjusted } of walk.through) {
      const { p: wantedP, ...counts } = through[String(Number(gene.slice(1)))];
      expect({ reached, indirect }).toEqual(counts);
      expect(relativeError(p ?? NaN, wantedP)).toBeLessThan(1e-10);
      expect(adjusted).toBeCloseTo(Math.min(1, wantedP * walk.through.length), 9);
    }
  });

  it('leaves out shorter paths when it is asked to, and counts what they reach', () => {
    const long = walkNetwork(result, { from: idOf(0), list: 'wanted', steps, least: 2, limit: 1e6 });
    expect(long.total).toBe(expected.paths.filter((path) => path.length > 2).length);
    expect(long.paths.every(({ steps: edgesOf }) => edgesOf.length > 1)).toBe(true);
    expect([long.direct, long.indirect, long.missed]).toEqual([walk.direct, walk.indirect, walk.missed]);
  });

  it('lists the best of them first, and the same ones when it lists fewer', () => {
    const few = walkNetwork(result, { from: idOf(0), list: 'wanted', steps, limit: 5 });
    expect(few.paths).toEqual(walk.paths.slice(0, 5));
    expect(few.total).toBe(walk.total);
  });
});

/** T binds and regulates S; S regulates B. U binds B; T binds U. V has analyses, but is not asked for. */
const dataset = open({
  genes: 'B C S/SEC T/TEF U V',
  aliases: { both: 'B' },
  analyses: [
    { id: 1, tf: 'T', targets: 'S U V', metadata: { TECHNOLOGY: 'DAP' } },
    { id: 2, tf: 'T', targets: { S: [1.5, 0.01], C: [-2, NaN] } },
    { id: 3, tf: 'S', targets: 'B' },
    { id: 4, tf: 'S', targets: { B: [-1, 0.001], T: [1, 0.2] } },
    { id: 5, tf: 'U', targets: 'B' },
    { id: 6, tf: 'V', targets: 'B T' },
  ],
  edges: { coexpression: [['T', 'S']] },
});
const ask = (query: string, inputs: Partial<QueryInputs> = {}) =>
  evaluateRequest(dataset, { id: 'r', inputs: { query, edges: [], ...inputs } });
const three = ask('T or S or U');
const pathsOf = (options: Partial<WalkOptions>) =>
  walkNetwork(three, { from: 'T', to: ['B'], ...options }).paths.map(({ steps }) =>
    ['T', ...steps.map(({ target }) => target.gene)].join(' '),
  );

describe('network walking', () => {
  it('ranks by the weakest edge: binding and expression before one of them', () => {
    const { paths } = walkNetwork(three, { from: 'TEF', to: ['B'] });
    expect(paths.map(({ score, analyses }) => [score, analyses])).toEqual([
      [2.002, 4],
      [1.001, 2],
    ]);
    expect(pathsOf({})).toEqual(['T S B', 'T U B']);
  });

  it('tells the evidence of every step', () => {
    const [{ steps }] = walkNetwork(three, { from: 'T', to: ['B'] }).paths;
    expect(steps.map(({ evidence }) => evidence.map(({ edge, log2fc, p }) => [edge, log2fc, p]))).toEqual([
      [['Bound', null, null], ['Regulated:INDUCED', 1.5, 0.01]],
      [['Bound', null, null], ['Regulated:REPRESSED', -1, 0.001]],
    ]); // oxfmt-ignore
    expect(steps[0].evidence[0]).toMatchObject({ analysisId: 1, technology: 'DAP', type: 'BOUND' });
  });

  it('goes through TFs of the result only, or through all that have analyses', () => {
    expect(pathsOf({ through: 'dataset' })).toEqual(['T S B', 'T U B', 'T V B']);
  });

  it('does not come back to a gene', () => {
    expect(pathsOf({ to: ['C'], steps: 3 })).toEqual(['T C']);
  });

  it('begins with what the TF targets, whatever the target lists cut away', () => {
    const cut = ask('T or S', { targetGenes: { name: 'list', text: 'B\n' } });
    const { direct, indirect, missed, paths } = walkNetwork(cut, { from: 'T' });
    expect([direct, indirect, missed, paths.length]).toEqual([0, 1, 0, 1]);
  });

  it('counts and tests a secondary TF without the edge to itself', () => {
    const own = open({
      genes: 'A B C S T',
      analyses: [
        { id: 1, tf: 'T', targets: 'S' },
        { id: 2, tf: 'S', targets: 'A B S' },
      ],
    });
    const answer = evaluateRequest(own, { id: 'r', inputs: { query: 'T or S', edges: [] } });
    const [{ gene, reached, indirect, p }] = walkNetwork(answer, { from: 'T', to: ['A', 'B', 'S'] }).through;
    expect([gene, reached, indirect]).toEqual(['S', 2, 2]);
    // Both of the 2 wanted genes among 2 targets of 4 genes: 1 of the 6 pairs.
    expect(p).toBeCloseTo(1 / 6, 12);
  });

  it('says so when it is to reach where it begins', () => {
    const walk = () => walkNetwork(three, { from: 'T', to: ['TEF'] });
    expect(walk).toThrow('The walk begins at T: name other genes');
    expect(codeThrown(walk)).toBe('bad-request');
  });

  it('says what it does not know', () => {
    const walk = (options: Partial<WalkOptions>) => codeThrown(() => walkNetwork(three, { from: 'T', ...options }));
    expect(walk({ from: 'nothing' })).toBe('unknown-gene');
    expect(walk({ from: 'B' })).toBe('unknown-tf');
    expect(walk({ to: ['nothing'] })).toBe('unknown-gene');
    expect(walk({ list: 'nothing' })).toBe('unknown-list');
  });

  it('names the target lists that there are', () => {
    const long = 'x'.repeat(70);
    const walk = (of: Result) => () => walkNetwork(of, { from: 'T', list: long });
    expect(walk(three)).toThrow(`There is no target list "${'x'.repeat(60)}"; the query has none.`);
    const lists = ask('T', { targetGenes: { name: 'lists', text: '>red\nS\n>blue\nU\n' } });
    expect(walk(lists)).toThrow(`There is no target list "${'x'.repeat(60)}"; there are red, blue.`);
    expect(walkNetwork(lists, { from: 'T', list: 'blue' }).lists).toEqual([
      { name: 'red', genes: 1 },
      { name: 'blue', genes: 1 },
    ]);
  });

  it('lists 200 paths unless another number is given', () => {
    const genes = Array.from({ length: 205 }, (_, i) => idOf(i));
    const many = open({
      genes: [...genes, 'T'].join(' '),
      analyses: [{ id: 1, tf: 'T', targets: genes.join(' ') }],
    });
    const result = evaluateRequest(many, { id: 'r', inputs: { query: 'T', edges: [] } });
    expect(walkNetwork(result, { from: 'T' }).paths).toHaveLength(200);
    expect(walkNetwork(result, { from: 'T', limit: 203 }).paths).toHaveLength(203);
    expect(walkNetwork(result, { from: 'T' }).total).toBe(205);
  });

  it('tests nothing where all genes of the result are wanted', () => {
    const { through } = walkNetwork(three, { from: 'T' });
    expect(through.map(({ gene, p, adjusted }) => [gene, p, adjusted])).toEqual([
      ['S', null, null],
      ['U', null, null],
    ]);
  });
});

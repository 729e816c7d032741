import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { bitsToIndices, openDataset, packDataset, type DatasetContents } from '../../src/dataset/index.ts';
import { parseQuery, printQuery, type Expression } from '../../src/query/index.ts';
import { evaluateRequest, type QueryInputs, type Result } from '../../src/result/index.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { answerNaively, type NaiveInputs } from './naiveEvaluator.ts';
import { queryNames, randomContents, randomQuery } from './random.ts';

const runs = propertyRuns(6000);
const seed = 20260101;
const genes = fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 16 });
const id = (gene: number) => `G${String(gene).padStart(2, '0')}`;

const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary, weight: 1 });

const asked = fc.record({
  contents: randomContents,
  query: randomQuery(queryNames),
  targets: sometimes(genes),
  filter: sometimes(fc.uniqueArray(fc.nat(3), { minLength: 1 })),
  background: sometimes(genes),
  network: sometimes(fc.array(fc.tuple(fc.nat(3), fc.nat(23)), { minLength: 1, maxLength: 20 })),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

function naiveInputs({ targets, filter, background, network }: Asked): NaiveInputs {
  const sources = network && new Set(network.map(([source]) => source));
  const inNetwork = network && new Set(network.flat());
  const tfs = filter?.filter((tf) => !sources || sources.has(tf)) ?? (sources && [...sources]);
  const rows = targets?.filter((gene) => !inNetwork || inNetwork.has(gene)) ?? (inNetwork && [...inNetwork]);
  return { tfs: tfs && new Set(tfs), targets: rows && new Set(rows), background: background && new Set(background) };
}

function inputsOf({ query, targets, filter, background, network }: Asked): QueryInputs {
  const text = (name: string, list: readonly number[] | undefined) => list && { name, text: list.map(id).join('\n') };
  const edges = network?.map(([source, target]) => `${id(source)}\t${id(target)}`).join('\n');
  return {
    query: printQuery(query),
    edges: [],
    targetGenes: text('targets', targets),
    filterTfs: text('filter', filter),
    background: text('background', background),
    targetNetwork: edges === undefined ? undefined : { name: 'network', text: edges, header: false },
  };
}

function answer(contents: DatasetContents, inputs: QueryInputs): Result | string {
  try {
    return evaluateRequest(openDataset(packDataset(contents, 'v')), { id: 'request', inputs });
  } catch (error) {
    if (error instanceof TrellisError) return error.code;
    throw error;
  }
}

const edgesOf = (
  columns: readonly { analysis: { id: number }; mention: number; edges: Iterable<number> }[],
): string[] =>
  columns
    .map(({ analysis, mention, edges }) => `${mention}/${analysis.id}: ${[...edges].sort((a, b) => a - b).join(' ')}`)
    .filter((text) => !text.endsWith(': '))
    .sort();

/** Whether the query names a gene without an analysis. */
const namesNoTf = ({ contents, query }: Asked): boolean =>
  [...JSON.stringify(query).matchAll(/"name":"(?:g0|sym)(\d)"/gi)].some(
    ([, digit]) => !contents.analyses.some((analysis) => analysis.tf === Number(digit)),
  );

/** Kinds of nodes in a tree, wherever they stand. */
const kindsIn = (tree: unknown): string[] =>
  [...JSON.stringify(tree).matchAll(/"kind":"(\w+)"/g)].map((match) => match[1]);

describe('the engine and a naive evaluator', () => {
  it('agree on 6,000 random queries that cover every production', () => {
    const seen = new Map<string, number>();
    let answered = 0;
    fc.assert(
      fc.property(asked, (question) => {
        for (const kind of kindsIn(question.query)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        const expected = answerNaively(question.contents, question.query, naiveInputs(question));
        const result = answer(question.contents, inputsOf(question));
        if (namesNoTf(question)) {
          expect(result).toBe('unknown-tf');
          return;
        }
        if (!expected) {
          expect(['empty-query', 'empty-result']).toContain(result);
          return;
        }
        if (typeof result === 'string') throw new Error(`the engine says ${result}`);
        answered++;
        const columns = result.columns.map((column) => ({ ...column, edges: bitsToIndices(column.present) }));
        expect(edgesOf(columns)).toEqual(edgesOf(expected.map((column) => ({ ...column, edges: column.cells }))));
        expect([...result.rows].sort((a, b) => a - b)).toEqual(
          [...new Set(expected.flatMap((column) => [...column.cells]))].sort((a, b) => a - b),
        );
        for (const gene of result.rows) {
          expect(result.edgeCounts[gene]).toBe(expected.filter((column) => column.cells.has(gene)).length);
        }
      }),
      { numRuns: runs, seed },
    );
    const kinds = [
      'chain',
      'not',
      'group',
      'name',
      'filtered',
      'filterChain',
      'filterNot',
      'filterGroup',
      'comparison',
    ];
    expect(kinds.filter((kind) => (seen.get(kind) ?? 0) < runs / 60)).toEqual([]);
    expect(answered).toBeGreaterThan(runs / 5);
  });

  it('agree on expand, which joins its query over the filter TFs', () => {
    const inner = randomQuery(['G00', 'all_tfs', '$filter_tf']);
    const operator = fc.constantFrom('and', 'or' as const);
    const filter = fc.uniqueArray(fc.nat(3), { minLength: 1 });
    fc.assert(
      fc.property(fc.record({ contents: randomContents, inner, operator, filter }), (question) => {
        const known = question.filter.filter((tf) =>
          question.contents.analyses.some((analysis) => analysis.tf === tf),
        );
        const text = printQuery(question.inner).replaceAll("'$filter_tf'", '$filter_tf');
        const quoted = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
        const inputs = {
          query: `expand(${quoted}, ${question.operator})`,
          edges: [],
          filterTfs: { name: 'f', text: question.filter.map(id).join('\n') },
        };
        const result = answer(question.contents, inputs);
        const written = known
          .map((tf) => `(${text.replaceAll('$filter_tf', id(tf))})`)
          .join(` ${question.operator} `);
        const direct = known.length ? answer(question.contents, { ...inputs, query: written }) : 'empty-query';
        const rows = (given: Result | string) => (typeof given === 'string' ? given : [...given.rows]);
        if (rows(direct) !== 'unknown-tf') expect(rows(result)).toEqual(rows(direct));
      }),
      { numRuns: propertyRuns(500), seed },
    );
  });
});

describe('printing and parsing', () => {
  it('give the same tree back, whatever the names are', () => {
    const odd = ['and', 'not', 'a b', "it's", '"x"', `'"`, 'a\\b', 'ä.1:x/y', 'x[1]', '(', '$filter_tf', ' '];
    fc.assert(
      fc.property(randomQuery([...queryNames, ...odd]), (query) => {
        expect(withoutPlaces(parseQuery(printQuery(query)))).toEqual(query);
      }),
      { numRuns: runs, seed },
    );
  });

  it('give a call back', () => {
    const call = {
      kind: 'call' as const,
      name: 'expand',
      arguments: [{ text: '$filter_tf[pvalue<0.01]' }, { text: 'or' }],
    };
    expect(withoutPlaces(parseQuery(printQuery(call)))).toEqual(call);
  });
});

const withoutPlaces = (tree: unknown): Expression =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'at' ? undefined : value))) as Expression;

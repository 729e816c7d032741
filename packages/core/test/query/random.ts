import fc from 'fast-check';
import type { AnalysisContents, DatasetContents } from '../../src/dataset/index.ts';
import type { Comparison, Expression, Filter, FilterTerm, Postfix, Term } from '../../src/query/index.ts';

const size = 24;
const tfs = [0, 1, 2, 3];

const analysis = (id: number): fc.Arbitrary<AnalysisContents> =>
  fc
    .record({
      // The first analyses give every TF but the last one; the others go anywhere.
      tf: id < tfs.length ? fc.constant(tfs[id - 1]) : fc.constantFrom(...tfs),
      expression: fc.boolean(),
      figures: fc.boolean(),
      targets: fc.uniqueArray(fc.nat(size - 1), { minLength: 6, maxLength: 14 }),
      log2fc: fc.array(fc.constantFrom(-2, -0.5, 0, 0.5, 2, NaN), { minLength: 14, maxLength: 14 }),
      pvalue: fc.array(fc.constantFrom(0, 0.001, 0.04, 0.5, NaN), { minLength: 14, maxLength: 14 }),
      tissue: fc.constantFrom('root', 'Shoot', ''),
    })
    .map(({ tf, expression, figures, targets, log2fc, pvalue, tissue }) => ({
      id,
      name: `analysis${id}`,
      tf,
      metadata: [
        { key: 'EDGE_TYPE', value: expression ? 'in planta:Regulated' : 'in planta:Bound', searchable: true },
        { key: 'EXPERIMENT_TYPE', value: expression ? 'Expression' : 'Binding', searchable: true },
        { key: 'TISSUE', value: tissue, searchable: false },
      ],
      targets: Uint32Array.from(targets).sort(),
      log2fc: figures ? Float64Array.from(log2fc.slice(0, targets.length)) : null,
      pvalue: figures ? Float64Array.from(pvalue.slice(0, targets.length)) : null,
    }));

const pairs = fc
  .uniqueArray(fc.nat(tfs.length * size - 1), { maxLength: 20 })
  .map((codes) =>
    Uint32Array.from(codes.sort((a, b) => a - b).flatMap((code) => [Math.floor(code / size), code % size])),
  );

/** Small random data sets: 24 genes, 4 TFs with symbols, up to 7 analyses, two types of additional edges. */
export const randomContents: fc.Arbitrary<DatasetContents> = fc
  .record({
    analyses: fc.nat(4).chain((n) => fc.tuple(...Array.from({ length: n + 3 }, (_, i) => analysis(i + 1)))),
    one: pairs,
    two: pairs,
  })
  .map(({ analyses, one, two }) => ({
    edition: 'test',
    label: '',
    settings: null,
    genes: Array.from({ length: size }, (_, i) => ({
      id: `G${String(i).padStart(2, '0')}`,
      name: i < 4 ? `sym${i}` : '',
      fullName: '',
      type: i % 5 ? 'PROTEIN_CODING' : 'MIRNA',
      family: '',
    })),
    aliases: [],
    analyses,
    edgeTypes: [
      { name: 'Open chromatin', directed: true, pairs: one },
      { name: 'PPI', directed: false, pairs: two },
    ],
    motifs: { cluster: [], individual: [] },
    motifSources: { cluster: [], individual: [] },
    clusterInfo: '',
    lists: [],
    networks: [],
    provenance: [],
    go: null,
    orthologs: [],
    tfFamilies: null,
    regulatorBenchmark: [],
  }));

const orderings = fc.constantFrom('=', '<', '>', '<=', '>=', '!=', '<>' as const);
const equalities = fc.constantFrom('=', '!=', '<>' as const);
const comparison = (
  key: string,
  operator: fc.Arbitrary<Comparison['operator']>,
  values: string[],
): fc.Arbitrary<Comparison> =>
  fc.record({
    kind: fc.constant('comparison' as const),
    key: fc.constant(key),
    operator,
    value: fc.constantFrom(...values),
  });

const comparisons = fc.oneof(
  comparison('pvalue', orderings, ['0', '0.001', '0.05', '1e-2']),
  comparison('log2fc', orderings, ['-0.5', '0', '0.5', '1']),
  comparison('ID', orderings, ['1', '3', '5']),
  comparison('targeted_by', orderings, ['1', '2', '0.5', '50%', '34 %', '0']),
  comparison('additional_edge', equalities, ['Open chromatin', 'ppi', 'nothing']),
  comparison('EXPERIMENT_TYPE', equalities, ['Expression', 'binding']),
  comparison('tissue', equalities, ['Root', 'shoot', 'none']),
);

const operators = fc.constantFrom('and', 'or' as const);

const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter; term: FilterTerm }>((tie) => ({
  term: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparisons,
    tie('term').map((term): FilterTerm => ({ kind: 'filterNot', term })),
    tie('filter').map((inner): FilterTerm => ({ kind: 'filterGroup', inner })),
  ),
  filter: fc
    .tuple(tie('term'), fc.array(fc.record({ operator: operators, term: tie('term') }), { maxLength: 2 }))
    .map(([first, rest]): Filter => (rest.length ? { kind: 'filterChain', first, rest } : first)),
})).filter;

/** Random queries over the names of `randomContents`, of every production of the grammar. */
export const randomQuery = (names: readonly string[]): fc.Arbitrary<Expression> =>
  fc.letrec<{ expression: Expression; term: Term; postfix: Postfix }>((tie) => ({
    postfix: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...names).map((name): Postfix => ({ kind: 'name', name })),
      tie('expression').map((inner): Postfix => ({ kind: 'group', inner })),
      fc.record({ kind: fc.constant('filtered' as const), inner: tie('postfix'), filter: filters }),
    ),
    term: fc.oneof(
      { depthSize: 'small' },
      { arbitrary: tie('postfix'), weight: 9 },
      { arbitrary: tie('term').map((term): Term => ({ kind: 'not', term })), weight: 1 },
    ),
    expression: fc
      .tuple(tie('term'), fc.array(fc.record({ operator: operators, term: tie('term') }), { maxLength: 3 }))
      .map(([first, rest]): Expression => (rest.length ? { kind: 'chain', first, rest } : first)),
  })).expression;

/** Names that a query on `randomContents` may hold: ids, a symbol, another case, keywords. */
export const queryNames = ['G00', 'G01', 'g02', 'sym3', 'SYM0', 'all_tfs', 'ALL_TFS', 'multitype'];

import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { NetworkQuerySchema } from './network.ts';
import { EdgeKindSchema, RequestParamsSchema, RevisionQuerySchema, SelfSchema } from './parts.ts';
import { repeated } from './tests.ts';

const gene = { gene: Type.String(), symbol: Type.String({ description: "'' for none" }) };
export const GeneSchema = Type.Object(gene);
const CountSchema = Type.Integer({ minimum: 0 });
const orNull = (of: 'number' | 'integer', description: string) =>
  Type.Union([of === 'integer' ? Type.Integer() : Type.Number(), Type.Null()], { description });

const LoopTestSchema = Type.Object({
  count: CountSchema,
  mean: Type.Number({ description: 'over the random graphs' }),
  sd: Type.Number(),
  z: orNull('number', '(count - mean) / sd; null where all random graphs agree'),
  fold: orNull('number', 'count / mean; null where the random graphs have none'),
  low: orNull('number', 'count over the 97.5th percentile of the random graphs; null where that is 0'),
  high: orNull('number', 'count over the 2.5th percentile; null where that is 0'),
  more: Type.Number({ description: 'empirical p-value of at least so many, (1 + k) / (1 + n)' }),
  fewer: Type.Number({ description: 'empirical p-value of at most so many' }),
});

/** Hubs, loops and hierarchy of a network, by its directed edges. */
const NetworkAnalysisSchema = Type.Object({
  genes: CountSchema,
  tfs: CountSchema,
  edges: Type.Integer({ description: 'ordered pairs of genes with a directed edge' }),
  hubs: Type.Array(
    Type.Object({
      ...gene,
      tf: Type.Boolean({ description: 'whether it is a queried TF' }),
      out: CountSchema,
      in: CountSchema,
      betweenness: Type.Number({ description: 'share of the ordered pairs of other genes, from 0 to 1' }),
    }),
    { description: 'all TFs, and the 1000 most regulated of the other genes' },
  ),
  loops: Type.Object({
    tests: Type.Object({ feedForward: LoopTestSchema, mutual: LoopTestSchema, cycle: LoopTestSchema }),
    samples: Type.Integer({ description: 'random graphs in which every gene keeps its numbers of edges' }),
    switchesPerEdge: Type.Integer({ description: 'switches tried per edge between two of them' }),
    feedForward: Type.Array(Type.Object({ regulator: GeneSchema, intermediate: GeneSchema, targets: CountSchema }), {
      description: 'pairs of TFs that share most targets, at most 500',
    }),
    mutual: Type.Array(Type.Array(GeneSchema), { description: 'pairs that regulate each other, at most 500' }),
    cycle: Type.Array(Type.Array(GeneSchema), { description: 'cycles of three, at most 500' }),
  }),
  hierarchy: Type.Array(
    Type.Object({
      ...gene,
      level: orNull('integer', '1 at the bottom; null for a TF without an edge to or from another one'),
      height: orNull('number', '(out - in) / (out + in) among the TFs'),
      out: CountSchema,
      in: CountSchema,
      together: Type.Integer({ description: 'TFs of its strongly connected component' }),
    }),
    { description: 'every TF, the highest first' },
  ),
});

export const EvidenceSchema = Type.Object({
  analysis: Type.String(),
  analysis_id: Type.Integer(),
  edge: Type.String({ description: 'name of the edge' }),
  type: EdgeKindSchema,
  log2fc: orNull('number', 'log2 fold change; null where the analysis reports none'),
  p: orNull('number', 'p-value; null where the analysis reports none'),
  technology: Type.String(),
  is_self: SelfSchema,
});

/** The analyses behind an edge. */
export const EdgeEvidenceSchema = Type.Object({
  source: GeneSchema,
  target: GeneSchema,
  analyses: Type.Array(EvidenceSchema, { description: 'shown analyses that found it' }),
  features: Type.Array(Type.String(), { description: 'types of additional edges between the two' }),
});

/** Paths from a TF. */
export const NetworkWalkSchema = Type.Object({
  from: GeneSchema,
  lists: Type.Array(Type.Object({ name: Type.String(), genes: CountSchema }), {
    description: 'target lists of the request',
  }),
  wanted: Type.Integer({ description: 'genes to reach' }),
  direct: Type.Integer({ description: 'those that the TF targets itself' }),
  indirect: Type.Integer({ description: 'those that only longer paths reach' }),
  missed: Type.Integer({ description: 'those that no path reaches' }),
  through: Type.Array(
    Type.Object({
      ...gene,
      analyses: Type.Integer({ description: 'analyses that say that the first TF targets it' }),
      reached: CountSchema,
      indirect: Type.Integer({ description: 'reached genes that the first TF does not target itself' }),
      p: orNull('number', "Fisher's exact test, one-sided; null without list and genes"),
      p_log10: orNull('number', 'base-10 logarithm of p'),
      adjusted: orNull('number', 'Bonferroni, over the secondary TFs'),
      adjusted_log10: orNull('number', 'base-10 logarithm of adjusted'),
      expected: orNull('number', 'genes that chance gives, of those in the universe'),
      fold: orNull('number', 'observed over expected; null where none is expected'),
      low: orNull(
        'number',
        "lower end of the 95 % interval of the fold, Wilson's with continuity correction, of the shared part of the smaller set",
      ),
      high: orNull('number', 'upper end'),
    }),
    { description: 'secondary TFs, by falling number of genes that they reach' },
  ),
  total: Type.Integer({ description: 'number of all paths of these lengths' }),
  paths: Type.Array(
    Type.Object({
      score: Type.Number({ description: 'weakest edge: kinds of analyses, and a thousandth for each publication' }),
      publications: Type.Integer({ description: 'publications behind its edges, those of each edge added up' }),
      analyses: Type.Integer({ description: 'analyses behind all edges' }),
      steps: Type.Array(
        Type.Object({ source: GeneSchema, target: GeneSchema, evidence: Type.Array(EvidenceSchema) }),
      ),
    }),
    { description: 'the best ones first' },
  ),
});

const named = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });

export const readNetworkAnalysis = defineSchemas({
  summary: 'Hubs, loops against random graphs, and hierarchy of the TFs of the network',
  params: RequestParamsSchema,
  query: NetworkQuerySchema,
  answer: NetworkAnalysisSchema,
});

export const readNetworkPaths = defineSchemas({
  summary: 'Network walking: paths from a TF through secondary TFs, with the evidence of each step',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    from: named('TF of the result: id, symbol or alias'),
    list: Type.Optional(
      Type.String({ maxLength: 500, description: 'target list of the request; default: all genes' }),
    ),
    to: repeated('genes to reach, instead of a list'),
    steps: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: 'edges of a path at most; default 2' })),
    least: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3, description: 'edges of a listed path at least; default 1' }),
    ),
    through: Type.Optional(
      Type.Union([Type.Literal('result'), Type.Literal('dataset')], {
        description: 'secondary TFs: those of the result (default), or all with analyses in the data set',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'paths at most; default 200' })),
  }),
  answer: NetworkWalkSchema,
});

export const readEdge = defineSchemas({
  summary: 'The analyses behind an edge of the network',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    source: named('TF: id, symbol or alias'),
    target: named('gene: id, symbol or alias'),
  }),
  answer: EdgeEvidenceSchema,
});

import { aspects, type Aspect } from '@trellis/core/dataset';
import { evidenceFilters, functionScopes, type FunctionsView } from '@trellis/core/ontology';
import { corrections, type Correction } from '@trellis/core/stats';
import type { ResultFunctionsView, ResultTerm } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { geneListProperties, listCountNames, listCountProperties, maxListBytes, testNames } from './geneLists.ts';
import { AnalysisKeySchema } from './geneSets.ts';
import { RequestParamsSchema, RevisionQuerySchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import {
  CorrectionSchema,
  FigureSchema,
  HeatMapQuerySchema,
  InfoSchema,
  LabelQuerySchema,
  LevelQuerySchema,
  Log10Schema,
  LogFigureSchema,
  ModelSchema,
  orNaN,
  orNull,
  SelectionSchema,
} from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const AspectSchema = Type.Enum([...aspects], {
  description: 'biological process, molecular function or cellular component',
});

const AspectCountsSchema = Type.Object({
  population: Type.Integer({ description: 'genes that can be drawn' }),
  n: Type.Integer({ description: 'those of them in the list' }),
  tested: Type.Integer({ description: 'terms' }),
  significant: Type.Integer({ description: 'tested terms with padj of at most alpha' }),
});

const CountsByAspectSchema = Type.Object({
  BP: Type.Optional(AspectCountsSchema),
  MF: Type.Optional(AspectCountsSchema),
  CC: Type.Optional(AspectCountsSchema),
});

/** Terms of the Gene Ontology in which a gene list is enriched. */
const FunctionsSchema = Type.Object({
  ...listCountProperties,
  aspects: CountsByAspectSchema,
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      aspect: AspectSchema,
      k: Type.Integer({ description: 'genes of the term in the list' }),
      n: Type.Integer({ description: 'genes of the list in the population' }),
      K: Type.Integer({ description: 'genes of the term in the universe' }),
      P: Type.Integer({ description: 'genes of the population' }),
      fold: Type.Number({ description: 'fold enrichment: (k / n) / (K / P)' }),
      p: Type.Number({ description: 'hypergeometric tail, P(X >= k)' }),
      p_log10: Log10Schema,
      padj: Type.Number({ description: 'corrected over the tested terms of the aspect' }),
      padj_log10: Log10Schema,
      genes: TextsSchema,
    }),
    { description: 'tested terms with a gene of the list, by p, then id' },
  ),
  compact: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), folded: TextsSchema }), {
      description: 'significant terms, similar ones folded under the best; with `compact` only',
    }),
  ),
  edges: Type.Optional(
    Type.Array(Type.Tuple([Type.String(), Type.String()]), {
      description: 'ids of a significant term and of a nearest ancestor that is significant too; with `graph` only',
    }),
  ),
});

/** Which terms are tested, among which genes. */
const TestPropertiesSchema = {
  aspects: Type.Optional(Type.Array(AspectSchema, { minItems: 1, maxItems: 3 })),
  scope: Type.Optional(
    Type.Enum([...functionScopes], {
      description: 'population: genes of the universe annotated in the aspect (default), or all of them',
    }),
  ),
  correction: Type.Optional(
    Type.Enum(Object.keys(corrections) as Correction[], {
      description: 'Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli',
    }),
  ),
  min: Type.Optional(Type.Integer({ minimum: 1, description: 'fewest genes of a tested term; default 5' })),
  max: Type.Optional(Type.Integer({ minimum: 1, description: 'most genes of a tested term; default 2000' })),
  evidence: Type.Optional(
    Type.Enum([...evidenceFilters], { description: 'annotations that count, by evidence code; default all' }),
  ),
  alpha: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'default 0.05' })),
};

/** How the functions of a list are tested and shown. */
export const FunctionPropertiesSchema = {
  ...TestPropertiesSchema,
  compact: Type.Optional(Type.Boolean({ description: 'fold similar significant terms' })),
  slim: Type.Optional(Type.Boolean({ description: 'show only the broad terms of the slim; tests stay the same' })),
  significant: Type.Optional(
    Type.Boolean({ description: 'leave out rows with padj above alpha; tests stay the same' }),
  ),
  graph: Type.Optional(Type.Boolean({ description: 'tell which significant terms are ancestors of others' })),
};

const TopSchema = Type.Optional(
  Type.Integer({ minimum: 1, description: 'only terms among so many best ones of a set, per aspect; default all' }),
);

const viewNames = wireNames(listCountNames);

const functionsWire: Wire<FunctionsView, Immutable<Static<typeof FunctionsSchema>>> = {
  encode: (view) => ({ ...viewNames.encode(view), rows: view.rows.map(testNames.encode) }),
  decode: (message) => ({ ...viewNames.decode(message), rows: message.rows.map(testNames.decode) }),
};

export const findFunctions = route({
  method: 'POST',
  path: '/api/functions/',
  summary: 'Gene Ontology terms in which a gene list is enriched',
  body: Type.Object({ ...geneListProperties, ...FunctionPropertiesSchema }),
  maxBodyBytes: maxListBytes,
  answer: FunctionsSchema,
  wire: functionsWire,
});

export const exportFunctions = route({
  method: 'POST',
  path: '/api/functions.csv',
  summary: 'Gene Ontology terms in which a gene list is enriched, as CSV: a row per term',
  body: findFunctions.body,
  maxBodyBytes: maxListBytes,
  media: 'text/csv',
  file: 'functions.csv',
});

const CountsOfSetSchema = Type.Object({
  ...AspectCountsSchema.properties,
  significant: FigureSchema,
  significant_degrees: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], {
      description: 'with model=both, terms that are significant by the degrees of genes; null without a model',
    }),
  ),
});

const SetCountsSchema = Type.Object({
  BP: Type.Optional(CountsOfSetSchema),
  MF: Type.Optional(CountsOfSetSchema),
  CC: Type.Optional(CountsOfSetSchema),
});

const SignificantSchema = Type.Optional(
  Type.Integer({ description: 'number of terms that are significant in any set' }),
);

/** Terms in which the genes of a result, or the targets of its analyses, are enriched. */
const ResultFunctionsSchema = Type.Object({
  scope: Type.Enum([...functionScopes]),
  evidence: Type.Enum([...evidenceFilters]),
  min: Type.Integer(),
  max: Type.Integer(),
  correction: CorrectionSchema,
  alpha: Type.Number(),
  selection: SelectionSchema,
  model: Type.Optional(ModelSchema),
  sets: Type.Array(
    Type.Object({
      analysis: Type.Union([Type.Null(), AnalysisKeySchema]),
      info: Type.Union([Type.Null(), InfoSchema]),
      aspects: SetCountsSchema,
    }),
    { description: 'all genes of the result, without an analysis, then the targets of each shown analysis' },
  ),
  significant: Type.Object({ BP: SignificantSchema, MF: SignificantSchema, CC: SignificantSchema }),
  terms: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      aspect: AspectSchema,
      K: Type.Integer({ description: 'genes of the term in the universe' }),
      P: Type.Integer({ description: 'genes of the population' }),
      k: Type.Array(Type.Integer(), { description: 'per set, genes of the term in it' }),
      p_log10: Type.Array(LogFigureSchema, { description: 'per set; 0 without a gene' }),
      padj_log10: Type.Array(LogFigureSchema, {
        description: 'per set, corrected over the tested terms of the aspect',
      }),
      degrees: Type.Optional(
        Type.Object(
          {
            expected: Type.Array(FigureSchema, { description: 'per set, genes that degrees explain' }),
            p_log10: Type.Array(LogFigureSchema),
            padj_log10: Type.Array(LogFigureSchema),
          },
          {
            description:
              'with model=both, the tests by the degrees of genes; null for all genes of the result and without a model',
          },
        ),
      ),
    }),
    { description: 'terms that are significant in any set, or the best ones of each, by their smallest padj' },
  ),
});

type ResultFunctionsMessage = Immutable<Static<typeof ResultFunctionsSchema>>;
type TermMessage = ResultFunctionsMessage['terms'][number];
type Numbers = readonly number[];
type Figures = readonly (number | null)[];

const logsWire = {
  encode: (logs: { readonly pLog10: Numbers; readonly adjustedLog10: Numbers }) => ({
    p_log10: logs.pLog10.map(orNull),
    padj_log10: logs.adjustedLog10.map(orNull),
  }),
  decode: (message: { readonly p_log10: Figures; readonly padj_log10: Figures }) => ({
    pLog10: message.p_log10.map(orNaN),
    adjustedLog10: message.padj_log10.map(orNaN),
  }),
};

const termWire: Wire<ResultTerm, TermMessage> = {
  encode: ({ pLog10, adjustedLog10, degrees, ...term }) => ({
    ...term,
    ...logsWire.encode({ pLog10, adjustedLog10 }),
    ...(degrees && { degrees: { expected: degrees.expected.map(orNull), ...logsWire.encode(degrees) } }),
  }),
  decode: ({ p_log10, padj_log10, degrees, ...term }) => ({
    ...term,
    ...logsWire.decode({ p_log10, padj_log10 }),
    ...(degrees && { degrees: { expected: degrees.expected.map(orNaN), ...logsWire.decode(degrees) } }),
  }),
};

const countNames = wireNames({ significantDegrees: 'significant_degrees' });

const mapAspects = <From extends object, To>(
  aspects: Readonly<Partial<Record<Aspect, From>>>,
  change: (counts: From) => To,
): Partial<Record<Aspect, To>> =>
  Object.fromEntries(Object.entries(aspects).map(([aspect, counts]) => [aspect, change(counts)]));

const resultFunctionsWire: Wire<ResultFunctionsView, ResultFunctionsMessage> = {
  encode: (view) => ({
    ...view,
    sets: view.sets.map((set) => ({ ...set, aspects: mapAspects(set.aspects, countNames.encode) })),
    terms: view.terms.map(termWire.encode),
  }),
  decode: (message) => ({
    ...message,
    sets: message.sets.map((set) => ({ ...set, aspects: mapAspects(set.aspects, countNames.decode) })),
    terms: message.terms.map(termWire.decode),
  }),
};

export const readResultFunctions = route({
  method: 'GET',
  path: '/api/functions/:id/',
  summary: 'Gene Ontology terms in which the genes of a result, or the targets of its analyses, are enriched',
  params: RequestParamsSchema,
  query: Type.Object({
    ...LabelQuerySchema.properties,
    ...LevelQuerySchema.properties,
    ...TestPropertiesSchema,
    top: TopSchema,
    model: Type.Optional(ModelSchema),
  }),
  answer: ResultFunctionsSchema,
  wire: resultFunctionsWire,
});

export const readTermGenes = route({
  method: 'GET',
  path: '/api/functions/:id/genes/',
  summary: 'Genes of a result, or of one of its analyses, that are annotated to a term',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    ...LevelQuerySchema.properties,
    term: Type.String({ maxLength: 50, description: 'id, e.g. GO:0010167' }),
    set: Type.Optional(
      Type.Integer({ minimum: 0, description: 'gene set: 0, all genes of the result (default), then its analyses' }),
    ),
    evidence: TestPropertiesSchema.evidence,
  }),
  answer: Type.Object({
    genes: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String() }), { description: 'by id' }),
  }),
});

export const exportResultFunctions = route({
  method: 'GET',
  path: '/api/functions/:id.csv',
  summary: 'Enriched terms as CSV: a row per term and gene set',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    ...LevelQuerySchema.properties,
    ...TestPropertiesSchema,
    model: Type.Optional(ModelSchema),
  }),
  media: 'text/csv',
  file: 'functions.csv',
});

export const drawResultFunctions = route({
  method: 'GET',
  path: '/api/functions/:id/heatmap.svg',
  summary: 'Heat map of the enriched terms, with the list of analyses',
  params: RequestParamsSchema,
  query: Type.Object({ ...HeatMapQuerySchema.properties, ...TestPropertiesSchema, top: TopSchema }),
  media: 'image/svg+xml',
});

import type { Aspect } from '@trellis/core/dataset';
import type { TestModel } from '@trellis/core/degrees';
import { evidenceFilters, functionScopes, type AspectCounts, type PopulationOptions } from '@trellis/core/ontology';
import type { Correction } from '@trellis/core/stats';
import type { AnalysisKey, ColumnInfo, Selection } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { AnalysisKeySchema } from './geneSets.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { route } from './route.ts';
import { AspectCountsSchema, AspectSchema, TermTestsSchema } from './termTests.ts';
import {
  CorrectionSchema,
  FigureSchema,
  HeatMapQuerySchema,
  InfoSchema,
  LabelQuerySchema,
  LevelQuerySchema,
  LogFigureSchema,
  ModelSchema,
  orNaN,
  orNull,
  SelectionSchema,
} from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** One term with its tests in every set; the arrays have one element per set. */
export interface ResultTerm {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Genes of the term in the universe, and of the population. */
  readonly K: number;
  readonly P: number;
  /** Genes of the term in the set. */
  readonly k: readonly number[];
  /** Base-10 logarithms of the p-values; 0 without a gene. */
  readonly pLog10: readonly number[];
  readonly adjustedLog10: readonly number[];
  /** With the model `both`, the tests by the degrees of genes. */
  readonly degrees?: TermDegrees;
}

/** The tests of a term by the degrees of genes; NaN for a set without one: all rows of the result, and sets without a model. */
export interface TermDegrees {
  /** Number of genes of the term that degrees explain. */
  readonly expected: readonly number[];
  readonly pLog10: readonly number[];
  readonly adjustedLog10: readonly number[];
}

/** How functions were tested. */
export interface FunctionTest extends Required<Omit<PopulationOptions, 'aspects'>> {
  readonly correction: Correction;
  readonly alpha: number;
  /** What has selected the genes of the result. */
  readonly selection: Selection;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

/** The functions of all genes of a result and of the targets of each analysis. */
export interface ResultFunctionsView extends FunctionTest {
  /** All rows of the result, then the shown analyses in their order. */
  readonly sets: readonly TestedGeneSet[];
  /** Number of terms that are significant in at least one set. */
  readonly significant: Readonly<Partial<Record<Aspect, number>>>;
  /** These terms, or the best ones of each set, by their smallest adjusted p-value. */
  readonly terms: readonly ResultTerm[];
}

/** The tests of one set. */
export interface TestedGeneSet {
  /** Null for all rows of the result. */
  readonly analysis: AnalysisKey | null;
  readonly info: ColumnInfo | null;
  readonly aspects: Readonly<Partial<Record<Aspect, SetCounts>>>;
}

/** The tests of a set in one aspect, counted. */
export interface SetCounts extends Omit<AspectCounts, 'significant'> {
  /** Null for a test by degrees that was not made. */
  readonly significant: number | null;
  /** With the model `both`, the number of terms that are significant by the degrees of genes; null without a model of them. */
  readonly significantDegrees?: number | null;
}

const TopSchema = Type.Optional(
  Type.Integer({ minimum: 1, description: 'only terms among so many best ones of a set, per aspect; default all' }),
);

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
    ...TermTestsSchema,
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
    evidence: TermTestsSchema.evidence,
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
    ...TermTestsSchema,
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
  query: Type.Object({
    ...HeatMapQuerySchema.properties,
    ...TermTestsSchema,
    top: TopSchema,
    model: Type.Optional(ModelSchema),
  }),
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. */
export const resultFunctionRoutes = {
  functions: readResultFunctions,
  termGenes: readTermGenes,
  functionsCsv: exportResultFunctions,
  functionsFigure: drawResultFunctions,
};

import { evidenceFilters, functionScopes } from '@trellis/core/ontology';
import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { AnalysisKeySchema } from './geneSets.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { AspectCountsSchema, AspectSchema, TermTestsSchema } from './termTests.ts';
import {
  CorrectionSchema,
  StatisticSchema,
  HeatMapQuerySchema,
  InfoSchema,
  LabelQuerySchema,
  LevelQuerySchema,
  LogStatisticSchema,
  ModelSchema,
  SelectionSchema,
} from './tests.ts';

const TopSchema = Type.Optional(
  Type.Integer({ minimum: 1, description: 'only terms among so many best ones of a set, per aspect; default all' }),
);

const CountsOfSetSchema = Type.Object({
  ...AspectCountsSchema.properties,
  significant: StatisticSchema,
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
export const ResultFunctionsSchema = Type.Object({
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
      p_log10: Type.Array(LogStatisticSchema, { description: 'per set; 0 without a gene' }),
      padj_log10: Type.Array(LogStatisticSchema, {
        description: 'per set, corrected over the tested terms of the aspect',
      }),
      degrees: Type.Optional(
        Type.Object(
          {
            expected: Type.Array(StatisticSchema, { description: 'per set, genes that degrees explain' }),
            p_log10: Type.Array(LogStatisticSchema),
            padj_log10: Type.Array(LogStatisticSchema),
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

export const readResultFunctions = defineSchemas({
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
});

export const readTermGenes = defineSchemas({
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

export const exportResultFunctions = defineSchemas({
  summary: 'Enriched terms as CSV: a row per term and gene set',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    ...LevelQuerySchema.properties,
    ...TermTestsSchema,
    model: Type.Optional(ModelSchema),
  }),
});

export const drawResultFunctions = defineSchemas({
  summary: 'Heat map of the enriched terms, with the list of analyses',
  params: RequestParamsSchema,
  query: Type.Object({
    ...HeatMapQuerySchema.properties,
    ...TermTestsSchema,
    top: TopSchema,
    model: Type.Optional(ModelSchema),
  }),
});

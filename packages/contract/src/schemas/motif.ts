import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import {
  AlphaSchema,
  CorrectionSchema,
  FoldRowSchema,
  HeatMapQuerySchema,
  InfoSchema,
  LabelQuerySchema,
  LevelQuerySchema,
  Log10Schema,
  repeated,
  TestQuerySchema,
} from './tests.ts';

/** A region around a gene in which motif hits are counted; regions of the same group overlap. */
export const MotifRegionsSchema = Type.Object({
  regions: Type.Record(
    Type.String(),
    Type.Object({ name: Type.String(), description: Type.String(), group: Type.Array(Type.Integer()) }),
  ),
  default_regions: TextsSchema,
});

const MotifNamesSchema = Type.Object({ motifs: TextsSchema });

export const readMotifRegions = defineSchemas({
  summary: 'Regions of the motif enrichment',
  answer: MotifRegionsSchema,
});

const SourceSchema = Type.Array(Type.Tuple([Type.String(), Type.String()]));

export const readMotifSources = defineSchemas({
  summary:
    'What a hit of the motif tables is: keys and values of motifs.txt and motifs_indv.txt, empty where not stated',
  answer: Type.Object({ cluster: SourceSchema, individual: SourceSchema }),
});

export const readMotifClusters = defineSchemas({
  summary: 'Names of the motif clusters',
  answer: MotifNamesSchema,
});

export const readIndividualMotifs = defineSchemas({
  summary: 'Names of the individual motifs',
  answer: MotifNamesSchema,
});

export const downloadClusterInfo = defineSchemas({
  summary: 'Family, consensus and number of motifs of each motif cluster',
});

const PValueSchema = Type.Union([Type.Number(), Type.Null()]);
const Log10RowsSchema = Type.Array(Type.Array(Type.Union([Log10Schema, Type.Null()])), {
  description: 'base-10 logarithms of the p-values, row by row as in `result`',
});

const MotifTestSchema = Type.Union([Type.Literal('hits'), Type.Literal('genes')], {
  description: 'what is counted: all hits of a motif (default), or the genes with at least one',
});
const test = Type.Optional(Type.Union([MotifTestSchema, Type.Literal('')]));

/** Motif clusters that are enriched in the targets of an analysis or in a target list. */
export const MotifsSchema = Type.Object({
  columns: Type.Array(InfoSchema, { description: 'analyses, then target lists, which have no filter' }),
  regions: TextsSchema,
  result: Type.Array(Type.Array(Type.Union([PValueSchema, Type.Record(Type.String(), Type.String())])), {
    description: 'per motif what is known of it, then a p-value per column and region; null above alpha',
  }),
  result_log10: Log10RowsSchema,
  folds: Type.Array(FoldRowSchema, { description: 'per motif, as `result_log10`' }),
  alpha: Type.Number(),
  correction: CorrectionSchema,
  test: MotifTestSchema,
});

const MotifLegendSchema = Type.Array(
  Type.Tuple([
    InfoSchema,
    Type.String(),
    Type.String(),
    Type.String(),
    Type.String(),
    Type.Union([Type.Integer(), Type.Literal('')]),
  ]),
  { description: 'info, letter, gene id or target list, filter, gene name, analysis id' },
);

const regionsQuery = {
  alpha: AlphaSchema,
  regions: repeated('regions to count hits in; the default ones when left out'),
  test,
};

export const readMotifs = defineSchemas({
  summary: 'Enrichment of motif clusters in the targets of every analysis and in the target lists',
  params: RequestParamsSchema,
  query: Type.Object({ ...TestQuerySchema.properties, ...LevelQuerySchema.properties, ...regionsQuery }),
  answer: MotifsSchema,
});

export const exportMotifs = tableSchemas(readMotifs, {
  summary: 'Enriched motif clusters as CSV: a row per cluster, analysis or target list, and region',
});

export const drawMotifs = defineSchemas({
  summary: 'Heat map of the enriched motif clusters, with its legend',
  params: RequestParamsSchema,
  query: Type.Object({ ...HeatMapQuerySchema.properties, ...regionsQuery }),
});

export const readMotifLegend = defineSchemas({
  summary: 'Legend of the motif heat map',
  params: RequestParamsSchema,
  query: Type.Object({ ...LabelQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: MotifLegendSchema,
});

/** Enrichment of individual motifs. */
export const ChosenMotifsSchema = Type.Object({
  columns: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), TextsSchema]))),
  result: Type.Array(Type.Array(Type.Union([PValueSchema, Type.String()])), {
    description: 'per region its name, then a p-value per column and motif; one null for a column without motifs',
  }),
  result_log10: Log10RowsSchema,
  folds: Type.Array(FoldRowSchema, { description: 'per region, as `result_log10`' }),
  correction: CorrectionSchema,
  test: MotifTestSchema,
});

export const testChosenMotifs = defineSchemas({
  summary: 'Enrichment of individual motifs: a list per column, by default those named after its TF',
  params: RequestParamsSchema,
  query: Type.Object({ ...TestQuerySchema.properties, ...LevelQuerySchema.properties, test }),
  body: Type.Object({
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
    motifs: Type.Optional(
      Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2000 }), { maxItems: 5000 }),
    ),
  }),
  answer: ChosenMotifsSchema,
});

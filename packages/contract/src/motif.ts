import type { MotifRegion } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
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
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** A region around a gene in which motif hits are counted; regions of the same group overlap. */
const MotifRegionsSchema = Type.Object({
  regions: Type.Record(
    Type.String(),
    Type.Object({ name: Type.String(), description: Type.String(), group: Type.Array(Type.Integer()) }),
  ),
  default_regions: TextsSchema,
});

/** All regions around a gene, and the default ones of a test. */
export interface MotifRegions {
  readonly regions: Readonly<Record<string, MotifRegion>>;
  readonly defaultRegions: readonly string[];
}

const MotifNamesSchema = Type.Object({ motifs: TextsSchema });

const regionNames = wireNames({ defaultRegions: 'default_regions' });
const regionsWire: Wire<MotifRegions, Immutable<Static<typeof MotifRegionsSchema>>> = regionNames;

export const readMotifRegions = route({
  method: 'GET',
  path: '/api/motif_enrichment/regions/',
  summary: 'Regions of the motif enrichment',
  answer: MotifRegionsSchema,
  wire: regionsWire,
});

const SourceSchema = Type.Array(Type.Tuple([Type.String(), Type.String()]));

export const readMotifSources = route({
  method: 'GET',
  path: '/api/motif_enrichment/sources/',
  summary:
    'What a hit of the motif tables is: keys and values of motifs.txt and motifs_indv.txt, empty where not stated',
  answer: Type.Object({ cluster: SourceSchema, individual: SourceSchema }),
});

export const readMotifClusters = route({
  method: 'GET',
  path: '/api/motif_enrichment/motifs/',
  summary: 'Names of the motif clusters',
  answer: MotifNamesSchema,
});

export const readIndividualMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/additional/motifs/',
  summary: 'Names of the individual motifs',
  answer: MotifNamesSchema,
});

export const downloadClusterInfo = route({
  method: 'GET',
  path: '/api/motif_enrichment/cluster_info.csv',
  summary: 'Family, consensus and number of motifs of each motif cluster',
  media: 'text/csv',
  file: 'cluster_info.csv',
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
const MotifsSchema = Type.Object({
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
type MotifsMessage = Immutable<Static<typeof MotifsSchema>>;

/** Enriched motif clusters; the rows of `log10` are those of `result` without the information. */
export interface Motifs extends Omit<MotifsMessage, 'result_log10'> {
  readonly log10: MotifsMessage['result_log10'];
}

const log10Names = wireNames({ log10: 'result_log10' });
const motifsWire: Wire<Motifs, MotifsMessage> = log10Names;

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

export const readMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/',
  summary: 'Enrichment of motif clusters in the targets of every analysis and in the target lists',
  params: RequestParamsSchema,
  query: Type.Object({ ...TestQuerySchema.properties, ...LevelQuerySchema.properties, ...regionsQuery }),
  answer: MotifsSchema,
  wire: motifsWire,
});

export const exportMotifs = tableRoute(readMotifs, {
  summary: 'Enriched motif clusters as CSV: a row per cluster, analysis or target list, and region',
  file: 'motifs.csv',
});

export const drawMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap.svg',
  summary: 'Heat map of the enriched motif clusters, with its legend',
  params: RequestParamsSchema,
  query: Type.Object({ ...HeatMapQuerySchema.properties, ...regionsQuery }),
  media: 'image/svg+xml',
});

export const readMotifLegend = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap_table/',
  summary: 'Legend of the motif heat map',
  params: RequestParamsSchema,
  query: Type.Object({ ...LabelQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: MotifLegendSchema,
});

/** Enrichment of individual motifs. */
const ChosenMotifsSchema = Type.Object({
  columns: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), TextsSchema]))),
  result: Type.Array(Type.Array(Type.Union([PValueSchema, Type.String()])), {
    description: 'per region its name, then a p-value per column and motif; one null for a column without motifs',
  }),
  result_log10: Log10RowsSchema,
  folds: Type.Array(FoldRowSchema, { description: 'per region, as `result_log10`' }),
  correction: CorrectionSchema,
  test: MotifTestSchema,
});
type ChosenMotifsMessage = Immutable<Static<typeof ChosenMotifsSchema>>;

/** Enrichment of individual motifs; the rows of `log10` are those of `result` without the name of the region. */
export interface ChosenMotifs extends Omit<ChosenMotifsMessage, 'result_log10'> {
  readonly log10: ChosenMotifsMessage['result_log10'];
}

const chosenMotifsWire: Wire<ChosenMotifs, ChosenMotifsMessage> = log10Names;

export const testChosenMotifs = route({
  method: 'POST',
  path: '/api/motif_enrichment/additional/:id/',
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
  wire: chosenMotifsWire,
});

/** Its calls of a result, by their names in clients. */
export const motifRoutes = {
  motifs: readMotifs,
  motifsCsv: exportMotifs,
  motifLegend: readMotifLegend,
  motifFigure: drawMotifs,
};

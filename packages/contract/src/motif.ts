import { Type, type Static } from 'typebox';
import { RequestParams, Texts } from './parts.ts';
import { route } from './route.ts';
import { Alpha, Correction, HeatMapQuery, Info, LabelQuery, repeated, TestQuery } from './tests.ts';

/** Regions around a gene in which motif hits are counted; regions that share a group overlap. */
export const MotifRegions = Type.Object({
  regions: Type.Record(
    Type.String(),
    Type.Object({ name: Type.String(), description: Type.String(), group: Type.Array(Type.Integer()) }),
  ),
  default_regions: Texts,
});

export const MotifNames = Type.Object({ motifs: Texts });

export const readMotifRegions = route({
  method: 'GET',
  path: '/api/motif_enrichment/regions/',
  summary: 'Regions of the motif enrichment',
  answer: MotifRegions,
});

export const readMotifClusters = route({
  method: 'GET',
  path: '/api/motif_enrichment/motifs/',
  summary: 'Names of the motif clusters',
  answer: MotifNames,
});

export const readIndividualMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/additional/motifs/',
  summary: 'Names of the individual motifs',
  answer: MotifNames,
});

export const downloadClusterInfo = route({
  method: 'GET',
  path: '/api/motif_enrichment/cluster_info.csv',
  summary: 'Family, consensus and number of motifs of each motif cluster',
  media: 'text/csv',
});

const PValue = Type.Union([Type.Number(), Type.Null()]);

/** Motif clusters that are enriched in the targets of an analysis or in a target list. */
export const Motifs = Type.Object({
  columns: Type.Array(Info, { description: 'analyses, then target lists, which have no filter' }),
  regions: Texts,
  result: Type.Array(Type.Array(Type.Union([PValue, Type.Record(Type.String(), Type.String())])), {
    description: 'per motif what is known of it, then a p-value per column and region; null above alpha',
  }),
  alpha: Type.Number(),
  correction: Correction,
});
export type Motifs = Static<typeof Motifs>;

export const MotifLegend = Type.Array(
  Type.Tuple([
    Info,
    Type.String(),
    Type.String(),
    Type.String(),
    Type.String(),
    Type.Union([Type.Integer(), Type.Literal('')]),
  ]),
  { description: 'info, letter, gene id or target list, filter, gene name, analysis id' },
);
export type MotifLegend = Static<typeof MotifLegend>;

const regionsQuery = { alpha: Alpha, regions: repeated('regions to count hits in; the default ones when left out') };

export const readMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/',
  summary: 'Enrichment of motif clusters in the targets of every analysis and in the target lists',
  params: RequestParams,
  query: Type.Object({ ...TestQuery.properties, ...regionsQuery }),
  answer: Motifs,
});

export const drawMotifs = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap.svg',
  summary: 'Heat map of the enriched motif clusters, with its legend',
  params: RequestParams,
  query: Type.Object({ ...HeatMapQuery.properties, ...regionsQuery }),
  media: 'image/svg+xml',
});

export const readMotifLegend = route({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap_table/',
  summary: 'Legend of the motif heat map',
  params: RequestParams,
  query: LabelQuery,
  answer: MotifLegend,
});

/** Enrichment of individual motifs. */
export const ChosenMotifs = Type.Object({
  columns: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Texts]))),
  result: Type.Array(Type.Array(Type.Union([PValue, Type.String()])), {
    description: 'per region its name, then a p-value per column and motif; one null for a column without motifs',
  }),
  correction: Correction,
});
export type ChosenMotifs = Static<typeof ChosenMotifs>;

export const testChosenMotifs = route({
  method: 'POST',
  path: '/api/motif_enrichment/additional/:id/',
  summary: 'Enrichment of individual motifs: a list per column, by default those named after its TF',
  params: RequestParams,
  query: TestQuery,
  body: Type.Object({
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
    motifs: Type.Optional(
      Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2000 }), { maxItems: 5000 }),
    ),
  }),
  answer: ChosenMotifs,
});

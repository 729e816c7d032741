import { Type } from 'typebox';
import { Texts } from './parts.ts';
import { route } from './route.ts';

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

import type { MotifRegion } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/motif.ts';

/** All regions around a gene, and the default ones of a test. */
export interface MotifRegions {
  readonly regions: Readonly<Record<string, MotifRegion>>;
  readonly defaultRegions: readonly string[];
}

const regionNames = wireNames({ defaultRegions: 'default_regions' });
const regionsWire: Wire<MotifRegions, Immutable<Static<typeof schemas.MotifRegionsSchema>>> = regionNames;

export const readMotifRegions = route<typeof schemas.readMotifRegions>()({
  method: 'GET',
  path: '/api/motif_enrichment/regions/',
  wire: regionsWire,
});

export const readMotifSources = route<typeof schemas.readMotifSources>()({
  method: 'GET',
  path: '/api/motif_enrichment/sources/',
});

export const readMotifClusters = route<typeof schemas.readMotifClusters>()({
  method: 'GET',
  path: '/api/motif_enrichment/motifs/',
});

export const readIndividualMotifs = route<typeof schemas.readIndividualMotifs>()({
  method: 'GET',
  path: '/api/motif_enrichment/additional/motifs/',
});

export const downloadClusterInfo = route<typeof schemas.downloadClusterInfo>()({
  method: 'GET',
  path: '/api/motif_enrichment/cluster_info.csv',
  media: 'text/csv',
  file: 'cluster_info.csv',
});

type MotifsMessage = Immutable<Static<typeof schemas.MotifsSchema>>;

/** Enriched motif clusters; the rows of `log10` are those of `result` without the information. */
export interface Motifs extends Omit<MotifsMessage, 'result_log10'> {
  readonly log10: MotifsMessage['result_log10'];
}

const log10Names = wireNames({ log10: 'result_log10' });
const motifsWire: Wire<Motifs, MotifsMessage> = log10Names;

export const readMotifs = route<typeof schemas.readMotifs>()({
  method: 'GET',
  path: '/api/motif_enrichment/:id/',
  wire: motifsWire,
});

export const exportMotifs = tableRoute(readMotifs, {
  file: 'motifs.csv',
});

export const drawMotifs = route<typeof schemas.drawMotifs>()({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap.svg',
  media: 'image/svg+xml',
});

export const readMotifLegend = route<typeof schemas.readMotifLegend>()({
  method: 'GET',
  path: '/api/motif_enrichment/:id/heatmap_table/',
});

type ChosenMotifsMessage = Immutable<Static<typeof schemas.ChosenMotifsSchema>>;

/** Enrichment of individual motifs; the rows of `log10` are those of `result` without the name of the region. */
export interface ChosenMotifs extends Omit<ChosenMotifsMessage, 'result_log10'> {
  readonly log10: ChosenMotifsMessage['result_log10'];
}

const chosenMotifsWire: Wire<ChosenMotifs, ChosenMotifsMessage> = log10Names;

export const testChosenMotifs = route<typeof schemas.testChosenMotifs>()({
  method: 'POST',
  path: '/api/motif_enrichment/additional/:id/',
  wire: chosenMotifsWire,
});

/** Its calls of a result, by their names in clients. @public */
export const motifRoutes = {
  motifs: readMotifs,
  motifsCsv: exportMotifs,
  motifLegend: readMotifLegend,
  motifFigure: drawMotifs,
};

import type { FastifyInstance } from 'fastify';
import {
  downloadClusterInfo,
  readIndividualMotifs,
  readMotifClusters,
  readMotifRegions,
  readMotifSources,
} from '@trellis/contract';
import { defaultRegions, motifRegions, noIndividualMotifs, TrellisError } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function motifRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readMotifRegions, async () => ({ regions: motifRegions, defaultRegions }));
  mount(app, readMotifSources, async (call) => (await datasetFor(context, call)).dataset.motifSources);
  mount(app, readMotifClusters, async (call) => ({
    motifs: (await datasetFor(context, call)).dataset.motifs.cluster,
  }));
  mount(app, readIndividualMotifs, async (call) => {
    const { individual } = (await datasetFor(context, call)).dataset.motifs;
    if (individual.length) return { motifs: individual };
    throw new TrellisError('unknown-motifs', noIndividualMotifs);
  });
  mount(app, downloadClusterInfo, async (call) => {
    const { edition } = await datasetFor(context, call);
    const text = await context.store.datasets.clusterInfo({ edition: edition.name });
    if (!text) throw new TrellisError('unknown-motifs', 'There is no cluster information in the database.');
    return text;
  });
}

import type { FastifyInstance } from 'fastify';
import { downloadClusterInfo, readIndividualMotifs, readMotifClusters, readMotifRegions } from '@trellis/contract';
import { defaultRegions, motifRegions, TrellisError } from '@trellis/core';
import { datasetFor, editionFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function motifRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readMotifRegions, async () => ({ regions: motifRegions, default_regions: defaultRegions }));

  mount(app, readMotifClusters, async (call) => ({
    motifs: (await datasetFor(context, call)).dataset.motifs.cluster,
  }));

  mount(app, readIndividualMotifs, async (call) => {
    const { individual } = (await datasetFor(context, call)).dataset.motifs;
    if (individual.length) return { motifs: individual };
    throw new TrellisError(
      'unknown-motifs',
      'No additional motifs in the database. Enrichment calculation not possible.',
    );
  });

  mount(app, downloadClusterInfo, async (call, reply) => {
    const edition = await editionFor(context, call);
    const text = await context.store.datasets.clusterInfo(edition.name);
    if (!text) throw new TrellisError('unknown-motifs', 'There is no cluster information in the database.');
    reply.header('Content-Disposition', 'attachment; filename="cluster_info.csv"');
    return text;
  });
}

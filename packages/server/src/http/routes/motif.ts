import type { FastifyInstance } from 'fastify';
import {
  downloadClusterInfo,
  drawMotifs,
  readIndividualMotifs,
  readMotifClusters,
  readMotifLegend,
  readMotifRegions,
  readMotifs,
  testChosenMotifs,
} from '@trellis/contract';
import { defaultRegions, motifRegions, noIndividualMotifs, TrellisError } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { motifOptions, testOptions } from './options.ts';

export function motifRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readMotifRegions, async () => ({ regions: motifRegions, default_regions: defaultRegions }));

  mount(app, readMotifClusters, async (call) => ({
    motifs: (await datasetFor(context, call)).dataset.motifs.cluster,
  }));

  mount(app, readIndividualMotifs, async (call) => {
    const { individual } = (await datasetFor(context, call)).dataset.motifs;
    if (individual.length) return { motifs: individual };
    throw new TrellisError('unknown-motifs', noIndividualMotifs);
  });

  mount(app, downloadClusterInfo, async (call, reply) => {
    const { edition } = await datasetFor(context, call);
    const text = await context.store.datasets.clusterInfo({ edition: edition.name });
    if (!text) throw new TrellisError('unknown-motifs', 'There is no cluster information in the database.');
    reply.header('Content-Disposition', 'attachment; filename="cluster_info.csv"');
    return text;
  });

  mount(app, readMotifs, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'motifs', motifOptions(call.query))),
  );

  mount(app, drawMotifs, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'motifsFigure', motifOptions(call.query))),
  );

  mount(app, readMotifLegend, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'motifLegend', testOptions(call.query))),
  );

  mount(app, testChosenMotifs, (call, reply) => {
    const { regions, motifs } = call.body;
    const options = { ...testOptions(call.query), regions, motifs };
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'individualMotifs', options));
  });
}

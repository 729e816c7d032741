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
import { view, type ServeView } from '../serveView.ts';
import { given, motifOptions, testOptions } from './options.ts';

export function motifRoutes(app: FastifyInstance, context: Context, serveView: ServeView): void {
  serveView(readMotifs, ({ query }) => view('motifs', motifOptions(query)));
  serveView(drawMotifs, ({ query }) => view('motifsFigure', motifOptions(query)));
  serveView(readMotifLegend, ({ query }) => view('motifLegend', testOptions(query)));
  serveView(testChosenMotifs, ({ query, body: { regions, motifs } }) =>
    view('individualMotifs', { ...testOptions(query), test: given(query.test), regions, motifs }),
  );

  mount(app, readMotifRegions, async () => ({ regions: motifRegions, defaultRegions }));
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

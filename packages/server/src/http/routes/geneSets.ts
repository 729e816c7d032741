import type { FastifyInstance } from 'fastify';
import { exportGeneSets, readGenesInCommon, readGeneSets } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { testOptions } from './options.ts';

export function geneSetRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readGeneSets, (call, reply) => {
    const options = testOptions(call.query);
    return viewAnswer<unknown>(context, { call, reply }, (asked) =>
      call.query.genes === '0'
        ? engine.answer(asked, 'geneSetsMatrix', options)
        : engine.stream(asked, 'geneSets', options),
    );
  });

  mount(app, readGenesInCommon, (call, reply) => {
    const { a, b } = call.query;
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'genesInCommon', { a, b }));
  });

  mount(app, exportGeneSets, (call, reply) => {
    const options = { ...testOptions(call.query), fields: call.query.fields ?? [] };
    reply.header('Content-Disposition', 'attachment; filename="analysis_enrichment.csv"');
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'geneSetsCsv', options));
  });
}

import type { FastifyInstance } from 'fastify';
import { readRequestInputs, readResult, submitQuery } from '@trellis/contract';
import { datasetFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { describeInputs, readQueryForm } from '../queryForm.ts';
import { viewAnswer } from '../serveView.ts';

export function queryRoutes(app: FastifyInstance, context: Context): void {
  const { config, engine, requests, store } = context;

  mount(app, submitQuery, async (call, reply) => {
    const signal = signalOf(reply);
    const { edition } = await datasetFor(context, call);
    const form = await readQueryForm(call, {
      datasets: store.datasets,
      edition: edition.name,
      rows: config.uploadRows,
    });
    const { asked, save } = await requests.create(edition.name, form, signal);
    const answer =
      call.query.result === 0 ? await engine.answer(asked, 'brief', {}) : await engine.stream(asked, 'full', {});
    await save();
    return answer;
  });

  mount(app, readRequestInputs, async (call, reply) => {
    const { request, context: kept } = await requests.open(call.params.id, undefined, signalOf(reply));
    return describeInputs({ inputs: request.inputs, predefined: kept.predefined });
  });

  mount(app, readResult, (call, reply) =>
    viewAnswer<unknown>(context, { call, reply }, (asked) =>
      call.query.result === 0 ? engine.answer(asked, 'brief', {}) : engine.stream(asked, 'full', {}),
    ),
  );
}

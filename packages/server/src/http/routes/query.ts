import type { FastifyInstance } from 'fastify';
import { readRequestInputs, readResult, submitQuery } from '@trellis/contract';
import { datasetFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { inQuery } from '../queryError.ts';
import { describeInputs, readQueryForm } from '../queryForm.ts';
import { view, type ServeView } from '../serveView.ts';

export function queryRoutes(app: FastifyInstance, context: Context, serveView: ServeView): void {
  const { config, engine, requests, store } = context;

  mount(app, submitQuery, async (call, reply) => {
    const { edition } = await datasetFor(context, call);
    const form = await readQueryForm(call, {
      datasets: store.datasets,
      edition: edition.name,
      rows: config.uploadRows,
    });
    const { request, save } = await requests.create(edition.name, form, signalOf(reply));
    const answer = await inQuery(form.inputs.query, resultView(call.query)(engine, request));
    await save();
    return answer;
  });

  mount(app, readRequestInputs, async (call, reply) => {
    const { request, context: stored } = await requests.open(call.params.id, undefined, signalOf(reply));
    return describeInputs({ inputs: request.inputs, predefined: stored.predefined });
  });

  serveView(readResult, ({ query }) => resultView(query));
}

/** The answer to a query with its table, or with `result=0` without it. */
const resultView = ({ result }: { readonly result?: number }) =>
  view(result === 0 ? 'description' : 'fullResult', {});

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewQuery, readRequestInputs, readResult, submitQuery } from '@trellis/contract';
import { datasetFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { inQuery } from '../queryError.ts';
import { describeInputs, readQueryForm } from '../queryForm.ts';
import { view, type ServeView } from '../serveView.ts';

export function queryRoutes(app: FastifyInstance, context: Context, serveView: ServeView): void {
  const { config, engine, requests, store } = context;

  /** The request of a submitted form. */
  async function asked(call: FastifyRequest, reply: FastifyReply) {
    const { edition } = await datasetFor(context, call);
    const form = await readQueryForm(call, {
      datasets: store.datasets,
      edition: edition.name,
      rows: config.uploadRows,
    });
    return { ...(await requests.create(edition.name, form, signalOf(reply))), query: form.inputs.query };
  }

  mount(app, submitQuery, async (call, reply) => {
    const { request, save, query } = await asked(call, reply);
    const answer = await inQuery(query, resultView(call.query)(engine, request));
    await save();
    return answer;
  });

  mount(app, previewQuery, async (call, reply) => {
    const { request, query } = await asked(call, reply);
    return inQuery(query, view('preview', {})(engine, request));
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  deleteRequest,
  previewQuery,
  readOwnFile,
  readRequestInputs,
  readResult,
  secretHeader,
  submitQuery,
} from '@trellis/contract';
import { TrellisError, valueOf } from '@trellis/core';
import { datasetFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { inQuery } from '../queryError.ts';
import { describeInputs, readQueryForm } from '../queryForm.ts';
import { say } from '../say.ts';
import { resultView, view, type ServeView } from '../serveView.ts';

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
    return { ...(await requests.create(edition.name, form, signalOf(reply))), query: form.submitted.inputs.query };
  }

  mount(app, submitQuery, async (call, reply) => {
    const { request, save, query } = await asked(call, reply);
    const answer = await inQuery(query, resultView(call.query)(engine, request));
    reply.header(secretHeader, await save());
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

  mount(app, deleteRequest, async (call, reply) => {
    const secret = valueOf(call.headers, secretHeader.toLowerCase());
    if (await requests.delete(call.params.id, String(secret ?? ''))) return reply.code(204).send();
    const detail = 'Only who made a result can delete it, with the secret that came with its first answer.';
    return say(reply, { status: 403, code: 'refused', detail });
  });

  mount(app, readOwnFile, async (call, reply) => {
    const { id, number } = call.params;
    await requests.open(id, undefined, signalOf(reply));
    const file = (await store.requests.ownFiles(id)).at(Number(number));
    if (!file) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
    return Buffer.from(file);
  });

  serveView(readResult, ({ query }) => resultView(query));
}

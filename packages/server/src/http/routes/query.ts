import {
  deleteRequest,
  previewQuery,
  readOwnFile,
  readRequestInputs,
  secretHeader,
  submitQuery,
} from '@trellis/contract';
import { TrellisError, valueOf } from '@trellis/core';
import { preview } from '@trellis/engine';
import { datasetFor, type CallContext } from '../context.ts';
import { Refusal } from '../errorAnswer.ts';
import { inQuery } from '../queryError.ts';
import { copiedBytes, describeInputs, readQueryForm, uploadedBytes } from '../queryForm.ts';
import { OtherAnswer, type AnyCall, type Reply, type Router } from '../router.ts';
import { resultView } from '../serveView.ts';

export function queryRoutes(router: Router, context: CallContext): void {
  const { config, engine, requests, store, uploads } = context;

  /** The request of a submitted form. */
  async function asked(call: AnyCall, reply: Reply) {
    const { edition } = await datasetFor(context, call);
    const { client } = reply;
    const form = await readQueryForm(call, {
      datasets: store.datasets,
      edition: edition.name,
      read: (file) => engine.readUpload({ ...file, rows: config.uploadRows }, client),
    });
    return { form, client, create: () => requests.create(edition.name, form, client) };
  }

  router.mount(submitQuery, async (call, reply) => {
    const { form, client, create } = await asked(call, reply);
    return uploads.store(client, uploadedBytes(form), async () => {
      const { request, save } = await create();
      return uploads.store(client, copiedBytes(form, request), async () => {
        const answer = await inQuery(request.request.inputs.query, resultView(call.query)(engine, request));
        reply.header(secretHeader, await save());
        return answer;
      });
    });
  });

  router.mount(previewQuery, async (call, reply) => {
    const { form, client, create } = await asked(call, reply);
    uploads.check(client, uploadedBytes(form));
    const { request } = await create();
    return inQuery(request.request.inputs.query, engine.answer(request, preview, {}));
  });

  router.mount(readRequestInputs, async (call, reply) => {
    reply.header('Cache-Control', 'private, no-store');
    const { request, context: stored } = await requests.open(call.params.id, undefined, reply.client);
    return describeInputs({ inputs: request.inputs, predefined: stored.predefined });
  });

  router.mount(deleteRequest, async (call) => {
    const secret = valueOf(call.headers, secretHeader.toLowerCase());
    if (await requests.delete(call.params.id, String(secret ?? ''))) return new OtherAnswer(204);
    const detail = 'Only who made a result can delete it, with the secret that came with its first answer.';
    throw new Refusal({ status: 403, code: 'refused', detail });
  });

  router.mount(readOwnFile, async (call, reply) => {
    const { id, number } = call.params;
    await requests.open(id, undefined, reply.client);
    reply.header('Cache-Control', 'private, no-store');
    // Byte for byte what its user gave, formulas included: so a browser saves it and does not show it.
    reply.header('Content-Disposition', `attachment; filename="own_analysis_${number}.csv"`);
    const file = (await store.requests.ownFiles(id)).at(Number(number));
    if (!file) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
    return file;
  });
}

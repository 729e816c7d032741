import { deleteRequest, previewQuery, secretHeader, submitQuery } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { preview } from '@trellis/engine';
import { datasetFor, type CallContext } from '../context.ts';
import { Refusal } from '../errorAnswer.ts';
import { inQuery } from '../queryError.ts';
import { copiedBytes, readQueryForm, uploadedBytes } from '../queryForm.ts';
import { OtherAnswer, type AnyCall, type Reply, type Router } from '../router.ts';
import { resultView } from '../serveView.ts';

export function queryRoutes(router: Router, context: CallContext): void {
  const { config, engine, requests, store, uploads } = context;

  /** The request of a submitted form. */
  async function readSubmitted(call: AnyCall, reply: Reply) {
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
    const { form, client, create } = await readSubmitted(call, reply);
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
    const { form, client, create } = await readSubmitted(call, reply);
    uploads.check(client, uploadedBytes(form));
    const { request } = await create();
    return inQuery(request.request.inputs.query, engine.answer(request, preview, {}));
  });

  router.mount(deleteRequest, async (call) => {
    const secret = valueOf(call.headers, secretHeader.toLowerCase());
    if (await requests.delete(call.params.id, String(secret ?? ''))) return new OtherAnswer(204);
    const detail = 'Only who made a result can delete it, with the secret that came with its first answer.';
    throw new Refusal({ status: 403, code: 'refused', detail });
  });
}

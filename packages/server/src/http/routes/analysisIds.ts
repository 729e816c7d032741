import { updateAnalysisIds } from '@trellis/contract';
import { updatedIds } from '@trellis/engine';
import { readAnswer } from '../../views/viewEngine.ts';
import { Turns } from '../../pool/turns.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../errorAnswer.ts';
import type { Router } from '../router.ts';

const readOnly = 'This is an example of the site, which all users see: run its query to change its analyses.';

export function analysisIdRoutes(router: Router, context: CallContext): void {
  const { engine, requests, uploads } = context;

  // One at a time: a revision waits for the disk, and fifty that begin together would each keep the thread busy meanwhile.
  const turns = new Turns(1);

  router.mount(updateAnalysisIds, (call, reply) =>
    turns.run(reply.client.address, async () => {
      const { client } = reply;
      const request = await requests.open(call.params.id, call.query.revision, client);
      if (request.isReadOnly) throw new Refusal({ status: 403, code: 'refused', detail: readOnly });
      const encoded = await engine.answer(request, updatedIds, { update: call.body });
      const states = readAnswer(updateAnalysisIds, encoded);
      const { bytes, save } = await requests.revise(call.params.id, states);
      reply.header('X-Revision', await uploads.store(client, bytes, save));
      return states;
    }),
  );
}

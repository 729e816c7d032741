import type { FastifyInstance } from 'fastify';
import { updateAnalysisIds } from '@trellis/contract';
import { updatedIds } from '@trellis/engine';
import { readAnswer } from '../../views/engine.ts';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { say } from '../say.ts';

const readOnly = 'This is an example of the site, which all users see: run its query to change its analyses.';

export function analysisIdRoutes(app: FastifyInstance, context: Context): void {
  const { engine, requests, uploads } = context;

  mount(app, updateAnalysisIds, async (call, reply) => {
    const client = clientOf(reply);
    const request = await requests.open(call.params.id, call.query.revision, client);
    if (request.isReadOnly) return say(reply, { status: 403, code: 'refused', detail: readOnly });
    const encoded = await engine.answer(request, updatedIds, { update: call.body });
    const states = readAnswer(updateAnalysisIds, encoded);
    const { bytes, save } = await requests.revise(call.params.id, states);
    reply.header('X-Revision', await uploads.store(client, bytes, save));
    return states;
  });
}

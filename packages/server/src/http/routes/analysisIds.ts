import type { FastifyInstance } from 'fastify';
import { updateAnalysisIds } from '@trellis/contract';
import { updatedIds } from '@trellis/engine';
import { readAnswer } from '../../views/engine.ts';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';

export function analysisIdRoutes(app: FastifyInstance, context: Context): void {
  const { engine, requests } = context;

  mount(app, updateAnalysisIds, async (call, reply) => {
    const request = await requests.open(call.params.id, call.query.revision, clientOf(reply));
    const encoded = await engine.answer(request, updatedIds, { update: call.body });
    const states = readAnswer(updateAnalysisIds, encoded);
    reply.header('X-Revision', await requests.revise(call.params.id, states));
    return states;
  });
}

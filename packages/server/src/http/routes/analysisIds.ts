import type { FastifyInstance } from 'fastify';
import { readAnalysisIds, updateAnalysisIds } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core';
import { signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';

export function analysisIdRoutes(app: FastifyInstance, context: Context): void {
  const { engine, requests } = context;

  mount(app, readAnalysisIds, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'ids', {})),
  );

  mount(app, updateAnalysisIds, async (call, reply) => {
    const asked = await requests.open(call.params.id, undefined, signalOf(reply));
    const states = JSON.parse(
      (await engine.answer(asked, 'updateIds', { update: call.body })).toString(),
    ) as ColumnStates;
    const revision = await requests.revise(call.params.id, states);
    return reply.header('X-Revision', revision).code(201).send(states);
  });
}

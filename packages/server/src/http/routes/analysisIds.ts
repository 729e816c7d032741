import type { FastifyInstance } from 'fastify';
import { readAnalysisIds, readAnalysisLabels, updateAnalysisIds } from '@trellis/contract';
import { readAnswer } from '../../views/engine.ts';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { view, type ServeView } from '../serveView.ts';

export function analysisIdRoutes(app: FastifyInstance, context: Context, serveView: ServeView): void {
  const { engine, requests } = context;

  serveView(readAnalysisIds, () => view('analysisIds', {}));
  serveView(readAnalysisLabels, () => view('analysisLabels', {}));

  mount(app, updateAnalysisIds, async (call, reply) => {
    const request = await requests.open(call.params.id, call.query.revision, clientOf(reply));
    const encoded = await engine.answer(request, { view: 'updatedIds', options: { update: call.body } });
    const states = readAnswer(updateAnalysisIds, encoded);
    reply.header('X-Revision', await requests.revise(call.params.id, states));
    return states;
  });
}

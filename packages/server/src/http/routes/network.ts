import type { FastifyInstance } from 'fastify';
import { exportSif, readEdge, readNetwork, readNetworkAnalysis, readNetworkPaths } from '@trellis/contract';
import type { Context } from '../context.ts';
import type { NetworkQuestion } from '../../views/question.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { given } from './options.ts';

export function networkRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readNetwork, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'network', networkQuestion(call.query))),
  );

  mount(app, exportSif, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="query.sif"');
    const question = { ...networkQuestion(call.query), expand: call.query.expand === '1' };
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'sif', question));
  });

  mount(app, readNetworkAnalysis, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'networkAnalysis', networkQuestion(call.query)),
    ),
  );

  mount(app, readNetworkPaths, (call, reply) => {
    const { revision: _, ...options } = call.query;
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'networkPaths', options));
  });

  mount(app, readEdge, (call, reply) => {
    const { source, target } = call.query;
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'edge', { source, target }));
  });
}

/** A cutoff of 0, which forms send when there is none, draws no predictions. */
function networkQuestion(query: { edges?: readonly string[]; precision?: number | '' }): NetworkQuestion {
  return { edges: query.edges ?? [], precision: given(query.precision) || undefined };
}

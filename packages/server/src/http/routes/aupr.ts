import type { FastifyInstance } from 'fastify';
import { drawAupr, exportPruned, readAupr } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { given } from './options.ts';

export function auprRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, drawAupr, (call, reply) => {
    const { precision } = call.query;
    return viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'auprFigure', { precision: given(precision) }),
    );
  });

  mount(app, readAupr, (call, reply) => {
    const { precision } = call.query;
    return viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'auprData', { precision: given(precision) }),
    );
  });

  mount(app, exportPruned, (call, reply) => {
    const { precision } = call.params;
    reply.header('Content-Disposition', 'attachment; filename="pruned_network.csv"');
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'pruned', { precision }));
  });
}

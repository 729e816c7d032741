import type { FastifyInstance } from 'fastify';
import { readTable, readTargets } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../viewAnswer.ts';

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readTable, (call, reply) => {
    const { row = 0, rows = 100, column = 0, columns = 40, sort, order, search } = call.query;
    const window = { row, rows, column, columns, sort, order, search };
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'table', window));
  });

  mount(app, readTargets, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="target_genes.txt"');
    return viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'targets', { search: call.query.search }),
    );
  });
}

import type { FastifyInstance } from 'fastify';
import { exportCsv, exportXlsx } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../viewAnswer.ts';

export function exportRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, exportCsv, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="output.csv"');
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'csv'));
  });

  mount(app, exportXlsx, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="output.xlsx"').type(exportXlsx.media);
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'xlsx'));
  });
}

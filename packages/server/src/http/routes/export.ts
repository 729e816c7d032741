import type { FastifyInstance } from 'fastify';
import { exportCsv, exportEverything, exportXlsx } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { testOptions } from './options.ts';

export function exportRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, exportCsv, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="output.csv"');
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'csv', {}));
  });

  mount(app, exportXlsx, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="output.xlsx"').type(exportXlsx.media);
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'xlsx', {}));
  });

  mount(app, exportEverything, (call, reply) => {
    const { correction } = testOptions(call.query);
    reply.header('Content-Disposition', 'attachment; filename="trellis_result.zip"').type(exportEverything.media);
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'everything', { correction }));
  });
}

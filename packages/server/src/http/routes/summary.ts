import type { FastifyInstance } from 'fastify';
import { readStats, readSummary } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';

export function summaryRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;
  mount(app, readSummary, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'summary', {})),
  );
  mount(app, readStats, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'stats', {})),
  );
}

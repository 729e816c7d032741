import type { FastifyInstance } from 'fastify';
import { narrowSungear, readSungear } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';

export function sungearRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readSungear, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) =>
      engine.stream(asked, 'sungear', { correction: call.query.correction }),
    ),
  );

  mount(app, narrowSungear, (call, reply) => {
    const options = { genes: call.body.genes, correction: call.query.correction };
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'sungear', options));
  });
}

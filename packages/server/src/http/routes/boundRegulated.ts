import type { FastifyInstance } from 'fastify';
import { readBoundRegulated } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { testOptions } from './options.ts';

export function boundRegulatedRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readBoundRegulated, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) =>
      context.engine.answer(asked, 'boundRegulated', testOptions(call.query)),
    ),
  );
}

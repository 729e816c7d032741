import type { FastifyInstance } from 'fastify';
import { drawTargetLists, readTargetLists, readTargetListsLegend } from '@trellis/contract';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';
import { heatMapOptions, testOptions } from './options.ts';

export function targetListRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readTargetLists, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'targetLists', testOptions(call.query))),
  );

  mount(app, readTargetListsLegend, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'targetListsLegend', testOptions(call.query)),
    ),
  );

  mount(app, drawTargetLists, (call, reply) =>
    viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'targetListsFigure', heatMapOptions(call.query)),
    ),
  );
}

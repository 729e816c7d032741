import type { FastifyInstance } from 'fastify';
import { readResult, submitQuery } from '@trellis/contract';
import { editionFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { readQueryForm } from '../queryForm.ts';
import { viewAnswer } from '../viewAnswer.ts';

export function queryRoutes(app: FastifyInstance, context: Context): void {
  const { engine, requests, store } = context;

  mount(app, submitQuery, async (call, reply) => {
    const signal = signalOf(reply);
    const edition = await editionFor(context, call);
    const form = await readQueryForm(call, store.datasets, edition.name);
    const { asked, save } = await requests.create(edition.name, form, signal);
    const answer =
      call.query.result === 0 ? await engine.answer(asked, 'brief', {}) : await engine.stream(asked, 'full');
    await save();
    return answer;
  });

  mount(app, readResult, (call, reply) =>
    viewAnswer<unknown>(context, { call, reply }, (asked) =>
      call.query.result === 0 ? engine.answer(asked, 'brief', {}) : engine.stream(asked, 'full'),
    ),
  );
}

import type { FastifyInstance } from 'fastify';
import { searchEverything, searchLimits } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { clientOf } from '../client.ts';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { onCurrentData } from '../onCurrentData.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  const { datasets, engine } = context;
  mount(app, searchEverything, (call, reply) => {
    const { limit = searchLimits.default } = call.query;
    const text = call.query.q.trim();
    if (text === '')
      throw new TrellisError('bad-request', 'The parameter "q" is empty: give an id, a name or words to search for.');
    const client = clientOf(reply);
    return onCurrentData(datasets, async (relyOn) => {
      const { image, edition } = await datasetFor(context, call);
      relyOn(edition.name);
      const question = { kind: 'search', text, limit } as const;
      return engine.answerList({ question, image }, { client });
    });
  });
}

import { searchEverything, searchLimits } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { search } from '@trellis/engine';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { onCurrentData } from '../onCurrentData.ts';

export function searchRoutes(router: Router, context: CallContext): void {
  const { datasets, engine } = context;
  router.mount(searchEverything, (call, reply) => {
    const { limit = searchLimits.default } = call.query;
    const text = call.query.q.trim();
    if (text === '')
      throw new TrellisError('bad-request', 'The parameter "q" is empty: give an id, a name or words to search for.');
    const { client } = reply;
    return onCurrentData(datasets, async (relyOn) => {
      const { image, edition } = await datasetFor(context, call);
      relyOn(edition.name);
      return engine.answerQuestion({ question: search.name, options: { text, limit }, image }, { client });
    });
  });
}

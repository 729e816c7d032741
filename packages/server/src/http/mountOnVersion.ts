import { encodeAnswer, type AnswerOf, type Route } from '@trellis/contract';
import type { Dataset } from '@trellis/core/dataset';
import type { Edition } from '../data/editions.ts';
import { datasetFor, type CallContext } from './context.ts';
import type { Call, Router } from './router.ts';

/** What an answer that depends only on a version of a data set is computed from. */
interface OnVersion<R extends Route> {
  readonly dataset: Dataset;
  readonly edition: Edition;
  readonly call: Call<R>;
}

/** Adds a route whose answer depends only on its call and the version of the data set. */
export function mountOnVersion<R extends Route>(
  router: Router,
  { route, context, maxAgeS }: { readonly route: R; readonly context: CallContext; readonly maxAgeS?: number },
  compute: (requested: OnVersion<R>) => AnswerOf<R>,
): void {
  router.mount(route, async (call, reply) => {
    const { dataset, edition } = await datasetFor(context, call);
    const { edition: _, ...query } = call.query as Readonly<Record<string, unknown>>;
    const key = JSON.stringify([edition.name, dataset.version, route.path, call.params, query]);
    const encode = (): string => {
      const answer = compute({ dataset, edition, call });
      return typeof answer === 'string' ? answer : JSON.stringify(encodeAnswer(route, answer));
    };
    if (maxAgeS !== undefined) reply.header('Cache-Control', `private, max-age=${maxAgeS}`);
    return context.versionAnswers.send(key, encode, reply) as Promise<never>;
  });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateStoreOn } from '../cache/rateStore.ts';
import type { Context } from './context.ts';

/** A limit on the calls of one address. */
export interface Rate {
  /** Name of the counter that servers share through Redis. */
  readonly name: string;
  readonly max: number;
  readonly window: string;
  /** Start of the error message. */
  readonly sentence: string;
}

/** Limits the calls per address; more are answered with 429 and Retry-After. With Redis, servers count together. */
export async function limitRate(
  app: FastifyInstance,
  { redis }: Pick<Context, 'redis'>,
  { name, max, window, sentence }: Rate,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: window,
    store: rateStoreOn(redis, name),
    allowList: ({ url }) => !/^\/(?:api|embed|oembed)\b/.test(url),
    errorResponseBuilder: (_, { after }) =>
      Object.assign(new Error(`${sentence}; please try again in ${after}.`), { statusCode: 429 }),
  });
}

/** Limits all calls of the API, if the settings say so. */
export async function limitCalls(app: FastifyInstance, context: Pick<Context, 'redis' | 'config'>): Promise<void> {
  const max = context.config.callLimit;
  if (max === 0) return;
  const sentence = 'Too many calls from your address';
  await limitRate(app, context, { name: 'calls', max, window: '1 minute', sentence });
}

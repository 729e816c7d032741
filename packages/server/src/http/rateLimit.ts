import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateStoreOn } from '../cache/rateStore.ts';
import type { Context } from './context.ts';

/** How often one address may call. */
export interface Rate {
  /** Names the count that servers share through Redis. */
  readonly name: string;
  readonly max: number;
  readonly window: string;
  /** Begins the sentence of the refusal. */
  readonly sentence: string;
}

/** At most so many calls per address; then 429 with Retry-After. Servers count together as long as Redis is there. */
export async function limitRate(
  app: FastifyInstance,
  { redis }: Pick<Context, 'redis'>,
  { name, max, window, sentence }: Rate,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: window,
    store: rateStoreOn(redis, name),
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_, { after }) =>
      Object.assign(new Error(`${sentence}; please try again in ${after}.`), { statusCode: 429 }),
  });
}

/** The limit of all calls of the API, where the settings have one. */
export async function limitCalls(app: FastifyInstance, context: Pick<Context, 'redis' | 'config'>): Promise<void> {
  const max = context.config.callLimit;
  if (max === 0) return;
  const sentence = 'Your address asks more than it may';
  await limitRate(app, context, { name: 'calls', max, window: '1 minute', sentence });
}

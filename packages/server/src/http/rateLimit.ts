import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateStoreOn } from '../cache/rateStore.ts';
import { callerOf } from './client.ts';
import type { Context } from './context.ts';
import { isCounted } from './innerCalls.ts';
import { isLimitedPath, limitOpenCalls } from './openCalls.ts';

/** A limit on the calls of one address. */
export interface Rate {
  /** Name of the counter that servers share through Redis. */
  readonly name: string;
  readonly max: number;
  readonly window: string;
  /** Start of the error message. */
  readonly sentence: string;
  /** Whether it applies to a call; by default to all. */
  readonly applies?: (request: FastifyRequest) => boolean;
}

/** Limits the calls per address; more are answered with 429 and Retry-After. With Redis, servers count together. */
export async function limitRate(
  app: FastifyInstance,
  { redis }: Pick<Context, 'redis'>,
  { name, max, window, sentence, applies = () => true }: Rate,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: window,
    store: rateStoreOn(redis, name),
    keyGenerator: (request) => callerOf(request).address,
    allowList: (request) => !isLimitedPath(request.url) || isCounted() || !applies(request),
    errorResponseBuilder: (_, { after }) =>
      Object.assign(new Error(`${sentence}; please try again in ${after}.`), { statusCode: 429 }),
  });
}

const tooManyCalls = 'Too many calls from your address';

/** Limits the calls of one address to the API: those at the same time and, if the settings say so, those per minute. */
export async function limitCalls(app: FastifyInstance, context: Pick<Context, 'redis' | 'config'>): Promise<void> {
  limitOpenCalls(app);
  const max = context.config.callLimit;
  if (max === 0) return;
  await limitRate(app, context, {
    ...{ name: 'calls', max, window: '1 minute', sentence: tooManyCalls },
    applies: (request) => callerOf(request).isLimited,
  });
}

/** Counts one more call of an address, as if it had come by itself; returns the sentence of the refusal, if it is one too many. */
export type CountCall = (request: FastifyRequest) => Promise<string | undefined>;

/** Returns the counter of the limit on all calls, for a call that asks several questions. */
export function callCounter(app: FastifyInstance, { config }: Pick<Context, 'config'>): CountCall {
  if (config.callLimit === 0) return () => Promise.resolve(undefined);
  const count = app.createRateLimit();
  return async (request) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return undefined;
    return `${tooManyCalls}; please try again in ${state.ttlInSeconds} seconds.`;
  };
}

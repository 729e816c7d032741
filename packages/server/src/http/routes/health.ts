import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notReady, say } from '../say.ts';

/** Milliseconds that the store may take to say that it is there, and data sets to be read before somebody hears of it. */
const timeoutMs = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can answer, has read its data sets, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, { store, datasets, stopping }: Context): void {
  app.get('/healthz', { schema: { summary: 'The process lives' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (stopping()) return say(reply, notReady('The server is about to stop.'));
    try {
      await inTime(store.ping());
      if (await isSlow(datasets.load()))
        return say(reply.header('Retry-After', 2), notReady('The server is reading its data sets.'));
      return { status: 'ready' };
    } catch (error) {
      request.log.warn(error, 'not ready');
      return say(reply.header('Retry-After', 2), notReady('The store cannot be reached.'));
    }
  });
}

/** Whether the action goes on when our timeoutMs has ended. */
async function isSlow(action: Promise<void>): Promise<boolean> {
  action.catch(() => {});
  return Promise.race([action.then(() => false), wait(timeoutMs, true, { ref: false })]);
}

async function inTime(action: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the store did not answer within ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([action, late]).finally(() => clearTimeout(timer));
}

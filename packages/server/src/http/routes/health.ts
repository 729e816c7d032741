import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { inTime } from '../../pool/inTime.ts';
import type { Context } from '../context.ts';
import { notReady } from '../errorAnswer.ts';
import { sendError } from '../sendError.ts';

/** Time limit for an answer of the store, and for the loading of data sets. */
const timeoutMs = 2_000;

/** `/healthz`: the process is alive. `/readyz`: the store answers, the data sets are loaded, and the server is not about to stop. */
export function healthRoutes(app: FastifyInstance, { store, datasets, editions, stopping }: Context): void {
  app.get('/healthz', { schema: { summary: 'The process is alive' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (stopping()) return sendError(reply, notReady('The server is about to stop.'));
    try {
      await inTime(store.ping(), timeoutMs, () => new Error(`the store did not answer within ${timeoutMs} ms`));
      if (await isSlow(editions.names().then((names) => datasets.load(names))))
        return sendError(reply.header('Retry-After', 2), notReady('The server is reading its data sets.'));
      return { status: 'ready' };
    } catch (error) {
      request.log.warn(error, 'not ready');
      return sendError(reply.header('Retry-After', 2), notReady('The store cannot be reached.'));
    }
  });
}

/** Whether the action takes longer than `timeoutMs`. */
async function isSlow(action: Promise<void>): Promise<boolean> {
  action.catch(() => {});
  return Promise.race([action.then(() => false), wait(timeoutMs, true, { ref: false })]);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An id that a proxy may give a call: nothing that could forge a line of the log. */
const fits = /^[\w.:-]{1,100}$/;

/** Id of a call in the log: the proxy's `X-Request-Id` where there is one, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && fits.test(given) ? given : randomUUID();
}

/** Tells each caller the id of the call, so that an error can be found in the log. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}

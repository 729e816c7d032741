import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Ids that are accepted from a proxy; they cannot forge a line of the log. */
const acceptedId = /^[\w.:-]{1,100}$/;

/** Returns the id of a call for the log: `X-Request-Id` of the proxy, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptedId.test(given) ? given : randomUUID();
}

/** Sends each caller the id of the call, which helps to find an error in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}

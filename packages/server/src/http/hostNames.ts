import type { FastifyInstance } from 'fastify';
import { say } from './say.ts';

/** A host name or an address, perhaps with a port; an IPv6 address is in brackets. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses calls whose host name or protocol, as the call or its proxy gives them, cannot be part of an address: embedded
 * figures, the sitemap and assistants get links with them. A call without a host name is HTTP 1.0.
 */
export function refuseBrokenHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, protocol } = request;
    if ((!host || hostPattern.test(host)) && /^https?$/.test(protocol)) return;
    return say(reply, { status: 400, code: 'bad-request', detail: 'The host name of the call cannot be read.' });
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { sendError } from './sendError.ts';

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
    return sendError(reply, {
      status: 400,
      code: 'bad-request',
      detail: 'The host name of the call cannot be read.',
    });
  });
}

/**
 * Refuses calls to other host names than those of the setting, if it names some. A page whose host name was pointed at this server
 * (DNS rebinding) is of the same site as the server for a browser, and only this tells it apart.
 */
export function refuseOtherHosts(app: FastifyInstance, { hosts }: Pick<Config, 'hosts'>): void {
  if (hosts === undefined) return;
  const names = hosts.split(',').map((name) => name.trim().toLowerCase());
  app.addHook('onRequest', async (request, reply) => {
    if (isWatching(request) || isInternal(request) || isNamed(names, request.host)) return;
    return sendError(reply, {
      status: 403,
      code: 'refused',
      detail: 'This server does not answer under this host name.',
    });
  });
}

/** Whether a call only watches the server: a monitor calls it by its address. */
const isWatching = ({ url }: FastifyRequest): boolean => /^\/(?:healthz|readyz|metrics)\b/.test(url);

/** Whether the server makes the call to itself: that has no connection. */
const isInternal = ({ raw }: FastifyRequest): boolean => typeof raw.socket.bytesWritten !== 'number';

function isNamed(names: readonly string[], host: string): boolean {
  const called = host.toLowerCase().replace(/:\d+$/, '');
  return names.some((name) => (name.startsWith('*.') ? called.endsWith(name.slice(1)) : called === name));
}

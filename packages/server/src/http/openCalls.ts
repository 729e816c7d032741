import type { FastifyInstance } from 'fastify';
import { CallerBusy } from '../pool/refusals.ts';
import { callerOf } from './client.ts';
import { isCounted } from './innerCalls.ts';
import { sayCallerBusy } from './say.ts';

/** Whether the limits of one address apply to a path: not to the files of pages. */
export const isLimitedPath = (url: string): boolean => /^\/(?:api|embed|oembed|mcp)\b/.test(url);

/** Maximum number of calls of one address that are answered at the same time. */
export const maxOpenCalls = 50;

/**
 * Refuses further calls of an address that has too many open ones, before they are read: reading and queueing hundreds of calls at
 * once would stop the event loop for others.
 */
export function limitOpenCalls(app: FastifyInstance): void {
  const open = new Map<string, number>();
  const openOf = (address: string): number => open.get(address) ?? 0;

  function close(address: string): void {
    const left = openOf(address) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isLimitedPath(request.url) || isCounted()) return;
    const { address, isLimited } = callerOf(request);
    if (!isLimited) return;
    if (openOf(address) >= maxOpenCalls)
      return sayCallerBusy(reply, new CallerBusy('Too many calls from your address are open', 2));
    open.set(address, openOf(address) + 1);
    reply.raw.once('close', () => close(address));
  });
}

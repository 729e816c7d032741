import type { FastifyInstance } from 'fastify';
import type { MainThread } from '../pool/mainThread.ts';
import { CallerBusy, ServerBusy } from '../pool/refusals.ts';
import { callerOf } from './client.ts';
import { isCounted } from './innerCalls.ts';
import { sendCallerBusy } from './sendError.ts';

/** Whether the limits of one address apply to a path: not to the files of pages, nor to what only watches the server. */
export const isLimitedPath = (url: string): boolean =>
  !/^\/(?:assets\/|(?:livez|readyz|healthz|metrics)\b)/.test(url);

/** Maximum number of calls of one address that are answered at the same time. */
export const maxOpenCalls = 50;

/**
 * Refuses further calls of an address that has too many open ones, before they are read: reading and queueing hundreds of calls at
 * once would stop the event loop for others.
 */
export function limitOpenCalls(app: FastifyInstance): void {
  const open = openCalls(app);
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
      return sendCallerBusy(reply, new CallerBusy('Too many calls from your address are open', 2));
    open.set(address, openOf(address) + 1);
    reply.raw.once('close', () => close(address));
  });
}

const openOfApps = new WeakMap<FastifyInstance, Map<string, number>>();

/** The numbers of open calls of an app by address. */
function openCalls(app: FastifyInstance): Map<string, number> {
  const open = openOfApps.get(app) ?? new Map<string, number>();
  openOfApps.set(app, open);
  return open;
}

/** Number of open calls of one address that are answered however late the server is: those of a page. */
const maxWhileLate = 8;

/** Refuses further calls of an address that has several open ones, while other calls wait too long for the main thread. */
export function refuseWhileLate(app: FastifyInstance, mainThread: Pick<MainThread, 'isLate'>): void {
  const open = openCalls(app);
  app.addHook('onRequest', async (request) => {
    if (!mainThread.isLate() || !isLimitedPath(request.url) || isCounted()) return;
    const { address, isLimited } = callerOf(request);
    if (isLimited && (open.get(address) ?? 0) > maxWhileLate) throw new ServerBusy();
  });
}

import type { FastifyInstance } from 'fastify';
import { ServerBusy } from '../pool/refusals.ts';
import { openRounds } from '../pool/rounds.ts';
import { callerOf } from './client.ts';
import { isCounted } from './innerCalls.ts';

/** Number of calls with a body that begin in one round of the event loop. */
const perRound = 2;

/** Maximum number of them that wait for their turn; at two or three milliseconds each, the last one waits for two seconds. */
const maxWaiting = 1000;

/**
 * Lets calls that can have a body begin in turns, before it is read: reading a form, checking it and storing its query takes
 * milliseconds of the main thread, and calls that only read would wait for all that have come before them.
 */
export function takeTurns(app: FastifyInstance): void {
  const rounds = openRounds(perRound);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isCounted()) return;
    if (rounds.waiting >= maxWaiting) throw new ServerBusy();
    await new Promise<void>((begin) => rounds.begin(callerOf(request).address, begin));
  });
}

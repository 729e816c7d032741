import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes idle connections as soon as the server stops, and the others after their running answers. Otherwise the idle
 * connection of a browser would keep the process alive for a minute.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  /** Number of running answers per connection. */
  const open = new Map<Socket, number>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1;
      if (open.has(socket)) open.set(socket, left);
      if (stopping && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    stopping = true;
    for (const [socket, answers] of open) if (answers === 0) socket.destroy();
  });
}

const stoppingApps = new WeakSet<FastifyInstance>();

/** Whether a server is about to stop. It still answers, but /readyz answers 503. */
export const isStopping = (app: FastifyInstance): boolean => stoppingApps.has(app);

/** Takes a server out of rotation: /readyz answers 503 for `seconds`, then the server closes. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  stoppingApps.add(app);
  await wait(1000 * seconds);
  await app.close();
}

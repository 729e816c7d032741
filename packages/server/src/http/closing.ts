import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the server stops, running answers are finished and every other connection is closed at once. Left alone, a browser's
 * connection that waits for its next call, or has never made one, keeps the process for a minute.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  /** Answers under way on each connection. */
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

const told = new WeakSet<FastifyInstance>();

/** Whether a server has been told to stop: it goes on answering, but wants no more calls. */
export const isStopping = (app: FastifyInstance): boolean => told.has(app);

/** Tells balancers through /readyz to send nobody any more, gives them time to notice, and closes. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  told.add(app);
  await wait(1000 * seconds);
  await app.close();
}

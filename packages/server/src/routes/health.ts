import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** `/healthz`: the process lives. */
export function healthRoutes(app: FastifyInstance, _context: Context): void {
  app.get('/healthz', { schema: { summary: 'The process lives' } }, async () => ({ status: 'ok' }));
}

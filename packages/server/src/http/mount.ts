import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ParamsOf, QueryOf, BodyOf, Route } from '@trellis/contract';

/** A call with the contract's types. */
export type Call<R extends Route> = FastifyRequest<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>;

/**
 * Adds a route of the contract: its schemas check what comes in and describe what goes out. The handler returns a value
 * for JSON, or bytes and streams as they are.
 */
export function mount<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>, reply: FastifyReply) => Promise<unknown>,
): void {
  const status = String(route.status ?? 200);
  app.route({
    method: route.method,
    url: route.path,
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: { [status]: describe(route) },
    },
    // Answers are written by the views themselves; the schema documents them, and tests compare the two.
    serializerCompiler: () => (value) => JSON.stringify(value),
    handler: async (call, reply) => {
      const value = await handler(call as Call<R>, reply);
      if (reply.sent) return reply;
      reply.code(Number(status));
      if (!reply.hasHeader('content-type'))
        reply.type(route.media ? `${route.media}; charset=utf-8` : 'application/json; charset=utf-8');
      return reply.send(value);
    },
  });
}

function describe({ answer, media, summary }: Route): object {
  if (answer) return { description: summary, content: { 'application/json': { schema: answer } } };
  return { description: summary, content: { [media ?? 'text/plain']: { schema: { type: 'string' } } } };
}

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  linesMedia,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type Route,
  type RouteSchemas,
} from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import type { Caller, Client } from '../pool/client.ts';
import type { Encoded } from '../views/encoded.ts';
import { bodyOf, contentType } from './answerForm.ts';
import { countUnread } from './unreadAnswers.ts';
import { callerOf, clientOf } from './client.ts';
import { compressLines } from './compressLines.ts';
import { OtherAnswer, type AnyCall, type Handled, type Handler, type Reply, type Router } from './router.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `Route`. */
    readonly explainsErrors?: boolean;
  }
  interface FastifyRequest {
    /** See `callerOf`. */
    readonly caller: Caller;
  }
  interface FastifyReply {
    /** See `clientOf`; a new one each time. */
    readonly client: Client;
  }
}

/** Lets calls of an app say whose they are. */
export function nameCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', {
    getter() {
      return callerOf(this);
    },
  });
  app.decorateReply('client', {
    getter() {
      return clientOf(this);
    },
  });
}

/** The routes of an app. */
export const routerOf = (app: FastifyInstance): Router => ({
  mount<R extends Route>(route: R, handler: Handler<R>): void {
    mount(app, route, async (call, reply) => {
      const answer: Handled<R> = await handler(
        call as AnyCall as Parameters<Handler<R>>[0],
        reply as unknown as Reply,
      );
      return answer instanceof OtherAnswer ? sendOther(reply, answer) : answer;
    });
  },
});

function sendOther(reply: FastifyReply, { status, headers, value }: OtherAnswer): FastifyReply {
  const { Location: address, ...others } = headers;
  if (address !== undefined) return reply.headers(others).redirect(address, status);
  return reply.code(status).headers(others).send(value);
}

/** A call of Fastify with the contract's types. */
type ServerCall<R extends Route> = FastifyRequest<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>;

/** What a handler returns: the answer, or its bytes. */
type Returned<R extends Route> = AnswerOf<R> | Encoded<AnswerOf<R>>;

/** A handler returns its reply when it has sent another status itself, such as a redirect. */
type ServerHandled<R extends Route> = Returned<R> | FastifyReply;

/**
 * Adds a route of the contract: its schemas validate calls and document answers. A value is sent as JSON, bytes and
 * streams unchanged.
 */
export function mount<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: ServerCall<R>, reply: FastifyReply) => Promise<ServerHandled<R>>,
): void {
  const status = String(route.status ?? 200);
  const schemas = schemasOf(route);
  app.route<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>({
    method: route.method,
    url: route.path,
    bodyLimit: route.maxBodyBytes,
    schema: {
      summary: schemas.summary,
      ...(schemas.params && { params: schemas.params }),
      ...(schemas.query && { querystring: schemas.query }),
      ...(schemas.body && { body: schemas.body }),
      ...(schemas.lines && { body: { content: { [linesMedia]: { schema: schemas.lines } } } }),
      response: { [status]: describe(route, schemas) },
    },
    config: { explainsErrors: route.explainsErrors },
    // The handler reads lines one at a time.
    ...(route.takesLines && { validatorCompiler: () => () => true, compress: compressLines }),
    // Views serialize their answers themselves; tests compare them with the schemas.
    serializerCompiler: () => (value) => JSON.stringify(value),
    handler: async (call, reply) => {
      const answer = await handler(call, reply);
      // An awaited reply that has been sent gives undefined.
      if (answer === undefined || isReply(answer)) return reply;
      if (route.file && !reply.hasHeader('content-disposition'))
        reply.header('Content-Disposition', `attachment; filename="${route.file}"`);
      const body = bodyOf(route, answer);
      countUnread(reply, body);
      return reply.code(Number(status)).type(contentType(route)).send(readable(body));
    },
  });
}

/** Pieces as a stream of Node; everything else as it is. */
const readable = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !(body instanceof Readable)
    ? Readable.from(body as AsyncIterable<Uint8Array>, { objectMode: false })
    : body;

const isReply = (answer: unknown): answer is FastifyReply =>
  typeof answer === 'object' && answer !== null && 'hijack' in answer;

function describe({ media }: Route, { answer, summary }: RouteSchemas): object {
  if (answer) return { description: summary, content: { 'application/json': { schema: answer } } };
  return { description: summary, content: { [media ?? 'text/plain']: { schema: { type: 'string' } } } };
}

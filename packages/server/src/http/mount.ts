import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  encodeAnswer,
  linesMedia,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type Route,
} from '@trellis/contract';
import { compressLines } from './compressLines.ts';
import type { Encoded } from '../views/engine.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `Route`. */
    readonly explainsErrors?: boolean;
  }
}

/** A call with the contract's types. */
export type Call<R extends Route> = FastifyRequest<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>;

/** What a handler returns: the answer, or its bytes. */
type Returned<R extends Route> = AnswerOf<R> | Encoded<AnswerOf<R>>;

/** A handler returns its reply when it has sent another status itself, such as a redirect. */
type Handled<R extends Route> = Returned<R> | FastifyReply;

/**
 * Adds a route of the contract: its schemas validate calls and document answers. A value is sent as JSON, bytes and
 * streams unchanged.
 */
export function mount<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>, reply: FastifyReply) => Promise<Handled<R>>,
): void {
  const status = String(route.status ?? 200);
  app.route<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>({
    method: route.method,
    url: route.path,
    bodyLimit: route.maxBodyBytes,
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.lines && { body: { content: { [linesMedia]: { schema: route.lines } } } }),
      response: { [status]: describe(route) },
    },
    config: { explainsErrors: route.explainsErrors },
    // The handler reads lines one at a time.
    ...(route.lines && { validatorCompiler: () => () => true, compress: compressLines }),
    // Views serialize their answers themselves; tests compare them with the schemas.
    serializerCompiler: () => (value) => JSON.stringify(value),
    handler: async (call, reply) => {
      const answer = await handler(call, reply);
      // An awaited reply that has been sent gives undefined.
      if (answer === undefined || isReply(answer)) return reply;
      if (route.file && !reply.hasHeader('content-disposition'))
        reply.header('Content-Disposition', `attachment; filename="${route.file}"`);
      return reply.code(Number(status)).type(contentType(route)).send(bodyOf(route, answer));
    },
  });
}

/** Media type of an answer; texts also have a charset. */
function contentType({ media = 'application/json', answer }: Route): string {
  return answer || !media.startsWith('application/') ? `${media}; charset=utf-8` : media;
}

const isReply = (answer: unknown): answer is FastifyReply =>
  typeof answer === 'object' && answer !== null && 'hijack' in answer;

const isEncoded = <R extends Route>(answer: Returned<R>): answer is Encoded<AnswerOf<R>> =>
  typeof answer === 'object' && answer !== null && ('pipe' in answer || 'byteLength' in answer);

const bodyOf = <R extends Route>(route: R, answer: Returned<R>) =>
  isEncoded(answer) || typeof answer === 'string' ? answer : encodeAnswer(route, answer);

function describe({ answer, media, summary }: Route): object {
  if (answer) return { description: summary, content: { 'application/json': { schema: answer } } };
  return { description: summary, content: { [media ?? 'text/plain']: { schema: { type: 'string' } } } };
}

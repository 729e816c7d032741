import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

/** Statuses whose answers have no body. */
const withoutBody = new Set([204, 304]);

/** Returns a `fetch` that an app answers in this process, without a port. Redirects of a GET are followed. */
export function fetchFrom(app: FastifyInstance): typeof fetch {
  return async function ask(input, init) {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const reply = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      payloadAsStream: true,
    });
    const { location } = reply.headers;
    if (reply.statusCode === 301 && typeof location === 'string') {
      reply.stream().resume();
      return ask(new URL(location, request.url), init);
    }
    const body = Readable.toWeb(reply.stream()) as ReadableStream<Uint8Array>;
    return new Response(withoutBody.has(reply.statusCode) ? null : (body as BodyInit), {
      status: reply.statusCode,
      headers: headersOf(reply.headers),
    });
  };
}

function headersOf(headers: Readonly<Record<string, unknown>>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) all.append(name, String(one));
  return all;
}

import type { FastifyInstance } from 'fastify';
import type { Caller } from '../pool/client.ts';
import { callInside } from './innerCalls.ts';

/** For whom the calls are made, and the maximum size of an answer in bytes. */
interface Calling {
  readonly caller: Caller;
  /** Host name of the calls, which picks the edition. */
  readonly host?: string;
  readonly maxBytes: number;
}

/** Statuses whose answers have no body. */
const withoutBody = new Set([204, 304]);

/** Returns a `fetch` that an app answers in this process, without a connection. Redirects of a GET are followed. */
export function fetchInside(app: FastifyInstance, calling: Calling): typeof fetch {
  return async function ask(input, init): Promise<Response> {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, headers, bytes } = await callInside(app, {
      ...calling,
      method: request.method as 'GET',
      url: pathname + search,
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      type: request.headers.get('content-type') ?? undefined,
      signal: request.signal,
    });
    const { location } = headers;
    if (status === 301 && typeof location === 'string') return ask(new URL(location, request.url), init);
    return new Response(withoutBody.has(status) ? null : new Uint8Array(bytes), {
      status,
      headers: headersOf(headers),
    });
  };
}

function headersOf(given: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  return headers;
}

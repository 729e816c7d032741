import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/**
 * `fetch` that reaches the names below `localhost` on every system: they mean this machine (RFC 6761), but many systems do not resolve
 * them. The server sees the name that was asked for.
 */
export const fetchLocalhost: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { protocol, hostname, host, port, pathname, search } = new URL(request.url);
  if (protocol !== 'http:' || !hostname.endsWith('.localhost')) return fetch(request);
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const sent = httpRequest({
    host: '127.0.0.1',
    port: port || 80,
    path: pathname + search,
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), host, ...(body && { 'content-length': body.length }) },
    signal: request.signal,
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return responseOf(answer);
};

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText } = answer;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  const isEmpty = status === 204 || status === 304;
  if (isEmpty) answer.resume();
  const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array> as BodyInit);
  return new Response(body, { status, statusText, headers });
}

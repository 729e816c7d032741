import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SentCall } from '../sentCall.ts';

/** Makes a call of a page at the server on this port, which sees the host name of the page; cookies are those of the page. */
export async function passOn(port: number, { url, method, headers, body, signal }: SentCall): Promise<Response> {
  const sent = body instanceof FormData ? await multipart(body) : { headers: {}, bytes: body };
  const { pathname, search, host } = url;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port, method, path: pathname + search },
        headers: { ...headers, ...sent.headers, host, cookie: document.cookie },
      },
      done,
    );
    signal?.addEventListener('abort', () => {
      call.destroy();
      fail(signal.reason as Error);
    });
    call.on('error', fail);
    call.end(sent.bytes);
  });
  for (const cookie of answer.headers['set-cookie'] ?? []) document.cookie = cookie;
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  const bytes = await buffer(answer);
  return new Response(bytes.length ? new Uint8Array(bytes) : null, { status, statusText, headers: listed(answer) });
}

const listed = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'set-cookie' ? [] : [[name, [value].flat().join(', ')]],
  );

/** A form as a browser sends it. */
async function multipart(form: FormData): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const boundary = 'the-end-of-a-part';
  const parts: (Buffer | string)[] = [];
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"`;
    const type = typeof value === 'string' ? '' : `Content-Type: ${value.type || 'application/octet-stream'}\r\n`;
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`);
    parts.push(typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()), '\r\n');
  }
  parts.push(`--${boundary}--\r\n`);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
  };
}

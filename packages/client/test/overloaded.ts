import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does with the first calls. */
interface Refusals {
  readonly count: number;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A proxy of a server that refuses the first calls, as one does in front of a busy server. */
export interface OverloadedProxy {
  readonly url: string;
  /** Times of all calls, Unix time in ms. */
  readonly seen: readonly number[];
  stop(): Promise<void>;
}

/** Starts a proxy of a server that refuses the first calls with the page of a proxy. */
export async function startOverloaded(
  server: string,
  { count, status, headers }: Refusals,
): Promise<OverloadedProxy> {
  const seen: number[] = [];
  const proxy = createServer((call, reply) => {
    seen.push(Date.now());
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => {
      if (seen.length <= count) return void reply.writeHead(status, headers).end('<html>busy</html>');
      const type = call.headers['content-type'];
      void fetch(`${server}${call.url}`, {
        method: call.method,
        headers: type === undefined ? {} : { 'Content-Type': type },
        body: chunks.length ? Buffer.concat(chunks) : undefined,
      }).then(async (answer) => {
        reply.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        reply.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((done) => proxy.close(() => done()));
    },
  };
}

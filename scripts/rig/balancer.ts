import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A round-robin load balancer for trials, which tries another server if one cannot be reached. */
export interface Balancer {
  readonly url: string;
  /** Replaces the list of servers. */
  use(urls: readonly string[]): void;
  close(): void;
}

/** Time during which an unreachable server gets no calls. */
const awayMs = 1000;

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const away = new Map<string, number>();
  let servers = urls;
  let next = 0;

  function pick(tried: ReadonlySet<string>): string | undefined {
    for (let i = 0; i < servers.length; i++) {
      const server = servers[next++ % servers.length];
      if (!tried.has(server) && (away.get(server) ?? 0) < Date.now()) return server;
    }
    return servers.find((server) => !tried.has(server));
  }

  function pass(call: IncomingMessage, body: Buffer, reply: ServerResponse, tried: Set<string>): void {
    const server = pick(tried);
    if (!server) return void reply.writeHead(502).end('no server');
    tried.add(server);
    const { pathname, search } = new URL(call.url ?? '/', server);
    const headers = { ...call.headers, 'content-length': String(body.length) };
    const { hostname, port } = new URL(server);
    const onward = request(
      { agent, hostname, port, path: pathname + search, method: call.method, headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        answer.on('error', () => reply.destroy());
      },
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (reply.headersSent) return void reply.destroy();
      // A refused call can go to another server; an accepted one only if repeating it is safe.
      if (error.code === 'ECONNREFUSED') away.set(server, Date.now() + awayMs);
      if (error.code === 'ECONNREFUSED' || call.method === 'GET') return pass(call, body, reply, tried);
      reply.writeHead(502).end('the server went away');
    });
    reply.once('close', () => onward.destroy());
    onward.end(body);
  }

  const proxy = createServer((call, reply) => {
    const parts: Buffer[] = [];
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => pass(call, Buffer.concat(parts), reply, new Set()));
  });
  // Closing an idle connection during the next call of its user would look like a failure of a server.
  proxy.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    use: (urls) => (servers = urls),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

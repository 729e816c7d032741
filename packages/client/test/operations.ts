import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
}

/** The operations of the API, and who has called which of them. */
export class Operations {
  readonly all: readonly Operation[];
  readonly #called = new Map<string, Set<string>>();

  constructor(openapi: string) {
    const { paths } = JSON.parse(readFileSync(openapi, 'utf8')) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    this.all = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
          parameters: path.split('{').length - 1,
        })),
      )
      .sort((a, b) => a.parameters - b.parameters);
  }

  /** Notes every call that a server answers with success. */
  listenTo(server: Server): void {
    server.on('request', (call, reply) =>
      reply.once('finish', () => {
        if (reply.statusCode >= 300) return;
        const path = new URL(call.url ?? '/', 'http://localhost').pathname;
        const found = this.all.find((one) => one.method === call.method && one.path.test(path));
        const agent = (call.headers['user-agent'] ?? '').split('/')[0];
        if (found) this.#called.set(agent, (this.#called.get(agent) ?? new Set()).add(found.name));
      }),
    );
  }

  /** The operations that a client, named by the start of its user agent, has not called with success. */
  missing(agent: string): string[] {
    const called = this.#called.get(agent.split('/')[0]) ?? new Set();
    return this.all.filter(({ name }) => !called.has(name)).map(({ name }) => name);
  }
}

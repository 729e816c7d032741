import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { importFolder, openStore } from '@trellis/store';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config/config.ts';

/** A fixture's folder. */
export const fixture = (name: string): string => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url));

export interface TestServer {
  readonly url: string;
  readonly data: string;
  readonly app: FastifyInstance;
  /** Stops it and opens the same data folder again. */
  restart(): Promise<TestServer>;
  stop(): Promise<void>;
}

/** Settings of a test server, and whether it has the pages and the documentation, which take a tenth of a second to open. */
type Settings = Partial<Config> & { readonly hasPages?: boolean };

/** A real server on a free port, on a data set imported from a folder. */
export async function startServer(folder: string, settings: Settings = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-server-'));
  const { contents } = await importFolder(folder, { edition: 'development' });
  const store = await openStore(data);
  await store.datasets.replace(contents);
  await store.close();
  return listenOn(data, settings);
}

async function listenOn(data: string, given: Settings): Promise<TestServer> {
  const { hasPages = false, ...settings } = given;
  const app = await buildApp(readConfig({ data, port: 0, log: 'silent', ...settings }, {}), {
    computing: settings.threads === undefined ? 'all in process' : 'threads',
    isApiOnly: !hasPages,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    data,
    app,
    async restart() {
      await app.close();
      return listenOn(data, given);
    },
    async stop() {
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What a query sends: texts by field, and files by field. */
export interface Asked {
  readonly query: string | null;
  readonly edges?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: Readonly<
    Record<string, { readonly filename: string; readonly text: string | Uint8Array<ArrayBuffer> }>
  >;
}

export function formOf({ query, edges = [], fields = {}, files = {} }: Asked): FormData {
  const form = new FormData();
  if (query !== null) form.append('query', query);
  for (const edge of edges) form.append('edges', edge);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, { filename, text }] of Object.entries(files)) {
    form.append(name, new Blob([text], { type: 'text/plain' }), filename);
  }
  return form;
}

export const ask = ({ url }: Pick<TestServer, 'url'>, asked: Asked, search = ''): Promise<Response> =>
  fetch(`${url}/api/${search}`, { method: 'POST', body: formOf(asked) });

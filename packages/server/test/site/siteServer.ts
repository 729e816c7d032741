import AjvCompiler from '@fastify/ajv-compiler';
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { schemasOf } from '@trellis/contract/schemas';
import { importFolder, openStore, writeRelease } from '@trellis/store';
import { releaseIndex, type ReleaseIndex, type SiteManifest } from '../../src/site/manifest.ts';
import { openPageHost } from '../../src/site/pageHost.ts';
import { openPageRequests } from '../../src/site/pageRequests.ts';
import type { Validate, ValidatorOf } from '../../src/site/pageRouter.ts';
import { writeSiteReleases } from '../../src/site/siteReleases.ts';
import { writeSiteData } from '../../src/site/writeSite.ts';

/** A folder of data whose calls are answered by the host of a page, in this process, behind HTTP. */
export interface SiteServer {
  readonly url: string;
  readonly manifest: SiteManifest;
  /** The folder. */
  readonly folder: string;
  /** The parts of the data that have been read, by name. */
  readonly parts: readonly string[];
  /** Begins again without any data in memory, as a browser does at the next visit; what was stored stays. */
  reopen(): void;
  stop(): Promise<void>;
}

export async function startSite(
  imported: string,
  { edition = 'development', hasRelease = false } = {},
): Promise<SiteServer> {
  const out = await mkdtemp(join(tmpdir(), 'trellis-site-'));
  const { contents } = await importFolder(imported, { edition });
  const store = await openStore(join(out, 'store'));
  await store.datasets.replace(contents);
  const manifest = await writeSiteData(store.datasets, {
    folder: join(out, 'folder'),
    editions: [edition],
    settings: { edition, uploadRows: 500_000 },
  });
  const from = join(out, 'releases');
  if (hasRelease) await writeRelease(store.datasets, { edition, folder: from });
  const folder = join(out, 'folder');
  await writeSiteReleases(store.datasets, { from, folder, editions: [edition], choice: 'all' });
  await store.close();
  let parts: string[] = [];
  const requests = openPageRequests(randomUUID());
  const validatorOf = compiled();
  let isStopped = false;
  const open = () => {
    // What an earlier visit still reads ahead is not of this one.
    const ofVisit: string[] = (parts = []);
    return openPageHost({
      manifest,
      async read(name) {
        ofVisit.push(name);
        return new Uint8Array(gunzipSync(await readFile(join(folder, 'data', `${name}.bin`))));
      },
      readReleases: async () => JSON.parse(await readFile(join(folder, releaseIndex), 'utf8')) as ReleaseIndex,
      ...{ requests, validatorOf },
      // What is read ahead finds no folder when it has been removed.
      onFault: (error) => isStopped || console.error(error),
    });
  };
  let host = open();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const answer = await host.answer({
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        hostname: 'localhost',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: request.method === 'POST' ? Uint8Array.from(body) : undefined,
        signal: new AbortController().signal,
      });
      response.writeHead(answer.status, answer.headers);
      const pieces =
        typeof answer.body === 'string' || answer.body instanceof Uint8Array ? [answer.body] : answer.body;
      for await (const piece of pieces) response.write(piece);
      response.end();
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ manifest, folder },
    get parts() {
      return parts;
    },
    reopen() {
      host = open();
    },
    async stop() {
      isStopped = true;
      server.closeAllConnections();
      server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}

/** Compiles the schemas of routes as they are asked for, as a server does. */
function compiled(): ValidatorOf {
  const build = AjvCompiler();
  const [words, json] = (['array', false] as const).map((coerceTypes) =>
    build({}, { customOptions: { coerceTypes } }),
  );
  const known = new Map<unknown, Validate>();
  return async (route, part) => {
    const schema = schemasOf(route)[part];
    if (!schema) return undefined;
    const compile = part === 'body' ? json : words;
    const made =
      known.get(schema) ?? (compile({ schema, method: '', url: '', httpPart: part } as never) as unknown as Validate);
    known.set(schema, made);
    return made;
  };
}

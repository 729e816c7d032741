import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { Redis } from 'ioredis';
import type { QueryAnswer } from './messages.ts';
import { importFolder, openStore, type Store } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config/config.ts';
import { hasPostgres, lendDatabase, type LentDatabase } from '../../../scripts/rig/testDatabases.ts';
import { askOwn, canary, deleteOwn, newTf, ownAnalysis } from './ownForm.ts';
import { fixture, formOf } from './testServer.ts';

const redis = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

async function onRedis<T>(action: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(redis, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => {});
  await client.connect();
  return action(client).finally(() => client.disconnect());
}

/** Keys of Redis whose value holds a text. */
const inRedis = (text: string): Promise<string[]> =>
  onRedis(async (client) => {
    const keys = await client.keys('*');
    const values = await Promise.all(keys.map((key) => client.getBuffer(key).catch(() => null)));
    return keys.filter((key, i) => key.includes(text) || values[i]?.includes(text));
  });

/** Tables of the requests with a row that holds a text, which can be in the bytes of a file. */
async function inDatabase(url: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = ['request', 'revision', 'own_analysis', 'feedback', 'deleted_request'];
  const counts = await Promise.all(
    tables.map((table) =>
      client.query<{ n: number }>(
        `select count(*)::int as n from requests.${table} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`,
        [text, Buffer.from(text).toString('hex')],
      ),
    ),
  );
  await client.end();
  return tables.filter((_, i) => counts[i].rows[0].n > 0);
}

const isThere = (attempt: Promise<unknown>) => attempt.then(Boolean, () => false);
const hasRedis = await isThere(onRedis((client) => client.ping()));
if (!hasRedis) console.warn('Redis does not answer: the tests of several servers with Redis are skipped');

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

async function start(settings: Partial<Config>): Promise<Server> {
  const app = await buildApp(readConfig({ port: 0, log: 'silent', threads: 1, ...settings }, {}), {
    isApiOnly: true,
  });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

/** Value of a metric of a server, 0 when it has not been counted yet. */
async function metric({ url }: Server, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const post = async ({ url }: Server, query: string, search = '?result=0') =>
  (await (await fetch(`${url}/api/${search}`, { method: 'POST', body: formOf({ query }) })).json()) as QueryAnswer;

describe.skipIf(!hasPostgres)('two servers on one PostgreSQL', () => {
  let lent: LentDatabase;
  let settings: Partial<Config>;
  let store: Store;
  let servers: Server[];

  beforeAll(async () => {
    lent = await lendDatabase();
    settings = { database: lent.url, ...(hasRedis && { redis }) };
    store = await openStore(lent.url);
    await store.datasets.replace((await importFolder(fixture('mini'), { edition: 'development' })).contents);
    servers = [await start(settings), await start(settings)];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await store.close();
    await lent.giveBack();
  });
  const get = (i: number, path: string) => fetch(`${servers[i].url}/api/${path}`);
  const versionAt = async (i: number) => ((await (await get(i, 'site/')).json()) as { version: string }).version;

  it('answer each other’s requests, with the changes that were made at the other', async () => {
    const { request_id: id, analysis_ids: ids } = await post(servers[0], 'all_tfs');
    const [[key, state], ...others] = ids;
    const body = JSON.stringify([[key, { ...state, name: 'mine', show: false }], ...others]);
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${servers[1].url}/api/ids/${id}/`, { method: 'POST', headers, body });
    const answers = await Promise.all([0, 1].map(async (i) => (await get(i, `${id}/`)).json()));
    expect(answers[0]).toEqual(answers[1]);
    expect((answers[0] as QueryAnswer).analysis_ids[0][1].name).toBe('mine');
  });

  it('both answer from a new data set soon after it was imported, and say so of older requests', async () => {
    const { request_id: id } = await post(servers[0], 'all_tfs');
    await Promise.all([versionAt(0), versionAt(1)]);
    const { contents } = await importFolder(fixture('mini'), { edition: 'development' });
    const { version } = await store.datasets.replace({ ...contents, label: 'the next one' });
    await expect.poll(() => versionAt(0), { interval: 20 }).toBe(version);
    await expect.poll(() => versionAt(1), { interval: 20 }).toBe(version);
    for (const i of [0, 1]) {
      const { request } = (await (await get(i, `${id}/?result=0`)).json()) as QueryAnswer;
      expect(request.current_version).toBe(version);
      expect(request.data_version).not.toBe(version);
    }
  });

  it('answer whole, from one version or the next, while data sets are replaced', { timeout: 60_000 }, async () => {
    const { contents } = await importFolder(fixture('mini'), { edition: 'development' });
    const { request_id: id } = await post(servers[0], 'all_tfs');
    let replacing = true;
    const replaced = (async () => {
      for (let i = 0; i < 6; i++) {
        const analyses = i % 2 ? contents.analyses : contents.analyses.slice(1);
        await store.datasets.replace({ ...contents, analyses });
      }
      replacing = false;
    })();
    const seen = new Map<string, Set<string>>();
    while (replacing) {
      for (const i of [0, 1]) {
        const answer = (await (await get(i, `${id}/`)).json()) as QueryAnswer;
        const { request, ...rest } = answer;
        const bodies = seen.get(request.current_version) ?? new Set();
        seen.set(request.current_version, bodies.add(JSON.stringify(rest)));
        const motifs = await get(i, `motif_enrichment/${id}/?alpha=1&regions=intron`);
        expect([200, 404], motifs.status === 503 ? await motifs.text() : '').toContain(motifs.status);
      }
    }
    await replaced;
    for (const bodies of seen.values()) expect(bodies.size).toBe(1);
  });

  it('are ready, and say what they do', async () => {
    const ready = await fetch(`${servers[0].url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    const given = await fetch(`${servers[0].url}/healthz`, { headers: { 'X-Request-Id': 'proxy-1' } });
    expect(given.headers.get('X-Request-Id')).toBe('proxy-1');
    const forged = await fetch(`${servers[0].url}/healthz`, { headers: { 'X-Request-Id': '"},{' } });
    expect(forged.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await metric(servers[0], 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    const route = 'trellis_call_duration_seconds_count{method="GET",route="/readyz",status="200"}';
    expect(await metric(servers[0], route)).toBeGreaterThan(0);
  });

  it('all answer a query with own data the same, and forget it at once when one is told to', async () => {
    const third = await start(settings);
    const all = [...servers, third];
    const { id, secret } = await askOwn(servers[0].url, 'all_tfs', [ownAnalysis, newTf]);
    for (const path of [`${id}/`, `summary/${id}/`, `network/${id}/`, `everything/${id}.zip`]) {
      const answers = await Promise.all(
        all.map(async ({ url }) =>
          Buffer.from(await (await fetch(`${url}/api/${path}`)).arrayBuffer()).toString('hex'),
        ),
      );
      expect(new Set(answers).size, path).toBe(1);
    }
    expect((await deleteOwn(servers[1].url, id, secret)).status).toBe(204);
    for (const { url } of all) {
      const gone = await fetch(`${url}/api/summary/${id}/`);
      expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('was deleted')]);
    }
    await third.close();
  });

  it('leave nothing of it in PostgreSQL or Redis', async () => {
    const { id, secret } = await askOwn(servers[0].url, `all_tfs[LABEL!=${canary}]`, [ownAnalysis]);
    for (const { url } of servers) await (await fetch(`${url}/api/summary/${id}/`)).text();
    const made = await fetch(`${servers[0].url}/api/gene-lists/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ genes: ['AT1G00040'], name: canary, deleted_with: id }),
    });
    const { id: list } = (await made.json()) as { readonly id: string };
    for (const path of [`${list}/`, `${list}/regulators/`])
      expect((await get(0, `gene-lists/${path}`)).status).toBe(200);
    if (hasRedis) expect(await inRedis(canary)).toEqual([]);
    expect(await inDatabase(lent.url, canary)).not.toEqual([]);
    expect((await deleteOwn(servers[1].url, id, secret)).status).toBe(204);
    expect(await inDatabase(lent.url, canary)).toEqual([]);
    if (hasRedis) expect(await inRedis(canary)).toEqual([]);
  });

  it.skipIf(!hasRedis)('compute a heavy view once for both', async () => {
    // Servers that still answer from different versions of the data set rightly compute one answer each.
    const newest = (await store.datasets.header('development'))?.version;
    for (const i of [0, 1]) await expect.poll(() => versionAt(i), { interval: 20 }).toBe(newest);
    const { request_id: id } = await post(servers[0], 'all_tfs');
    const computed = 'trellis_view_answers_total{source="computed"}';
    const count = async () => (await metric(servers[0], computed)) + (await metric(servers[1], computed));
    const before = await count();
    const path = `analysis_enrichment/${id}/?genes=0`;
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map(async (i) => (await get(i, path)).text()));
    expect(new Set(answers).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it.skipIf(!hasRedis)('go on when Redis loses their connections in the middle', async () => {
    const { request_id: id } = await post(servers[0], 'all_tfs');
    for (let round = 0; round < 3; round++) {
      const answers = [0, 1, 0, 1].map((i) => get(i, `analysis_enrichment/${id}/?genes=0&label=${round % 2}`));
      await onRedis((client) => client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    await expect.poll(() => metric(servers[0], 'trellis_redis_up')).toBe(1);
  });

  it('go on when Redis was never there', { tags: ['long'] }, async () => {
    const nowhere = createServer().listen(0, '127.0.0.1');
    await once(nowhere, 'listening');
    const { port } = nowhere.address() as AddressInfo;
    nowhere.close();
    const server = await start({ database: lent.url, redis: `redis://127.0.0.1:${port}` });
    const { request_id: id } = await post(server, 'all_tfs');
    expect((await fetch(`${server.url}/api/analysis_enrichment/${id}/?genes=0`)).status).toBe(200);
    expect(await metric(server, 'trellis_redis_up')).toBe(0);
    await server.close();
  });

  it('go on when Redis takes connections and never answers', { tags: ['long'] }, async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const server = await start({ database: lent.url, redis: `redis://127.0.0.1:${port}` });
    const { request_id: id } = await post(server, 'all_tfs');
    expect((await fetch(`${server.url}/api/analysis_enrichment/${id}/?genes=0`)).status).toBe(200);
    await server.close();
    silent.close();
  });

  it('are not ready while PostgreSQL is away, and say so in one sentence', { tags: ['long'] }, async () => {
    const server = await start({ database: 'postgres://nobody@127.0.0.1:1/nothing' });
    // At once: each is tried again for about two seconds.
    const [ready, answer] = await Promise.all(['readyz', 'api/site/'].map((path) => fetch(`${server.url}/${path}`)));
    expect([ready.status, await ready.text()]).toEqual([503, 'The store cannot be reached.']);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close();
  });
});

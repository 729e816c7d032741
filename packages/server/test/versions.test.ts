import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DatasetContents } from '@trellis/core/dataset';
import { importFolder, isPostgresUrl, openStore, type Store } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { combinations } from '../../core/test/propertyRuns.ts';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config/config.ts';
import { engines, type Place } from './engines.ts';
import type { AnalysisIds, QueryAnswer } from './messages.ts';
import { ask, fixture } from './testServer.ts';

interface Difference {
  readonly counts: {
    readonly analyses: Record<string, number>;
    readonly genes: Record<string, number>;
    readonly edges: Record<string, number>;
  };
  readonly before: { readonly version: string };
  readonly after: { readonly version: string };
  readonly analyses: readonly { readonly change: string; readonly id: number; readonly lost: number }[];
  readonly genes: readonly { readonly change: string; readonly id: string }[];
}

/** The fixture with a label. */
async function original(label: string): Promise<DatasetContents> {
  return { ...(await importFolder(fixture('mini'), { edition: 'development' })).contents, label };
}

/** The same with fewer motif hits and without the targets of an analysis that have an odd index. */
async function edited(label: string): Promise<DatasetContents> {
  const contents = await original(label);
  const [first, ...others] = contents.analyses;
  const even = (_: number, i: number) => i % 2 === 0;
  return {
    ...contents,
    analyses: [
      {
        ...first,
        targets: first.targets.filter(even),
        log2fc: first.log2fc?.filter(even) ?? null,
        pvalue: first.pvalue?.filter(even) ?? null,
      },
      ...others.slice(0, -1),
    ],
    motifs: { ...contents.motifs, cluster: contents.motifs.cluster.slice(1) },
  };
}

// The tests of the stores prove that the engines keep versions alike.
describe.each(combinations(engines))('results on older versions of a data set on $name', (engine) => {
  let at: Place;
  /** Milliseconds that the clock is put forward: the server looks at its store once a second. */
  let ahead = 0;
  let store: Store;
  let app: FastifyInstance;
  let url: string;
  let restoreClock: () => void;

  const start = async (settings: Partial<Config> = {}) => {
    const from = isPostgresUrl(at.place) ? { database: at.place } : { data: at.place };
    app = await buildApp(readConfig({ ...from, port: 0, log: 'silent', ...settings }, {}), {
      computing: 'all in process',
      isApiOnly: true,
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  };
  const restart = async (settings: Partial<Config> = {}) => {
    await app.close();
    await start(settings);
  };
  beforeAll(async () => {
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    restoreClock = () => clock.mockRestore();
    at = await engine.create();
    store = await openStore(at.place);
    await store.datasets.replace(await original('first'));
    await start();
  });
  afterAll(async () => {
    restoreClock();
    await app.close();
    await store.close();
    await at.remove();
  });

  const get = (path: string) => fetch(`${url}/api/${path}`);
  const read = async <T>(path: string) => (await (await get(path)).json()) as T;
  const submit = async (query: string) => {
    const asked = { query, fields: { targetgenes: 'Examples' } };
    return (await (await ask({ url } as Parameters<typeof ask>[0], asked)).json()) as QueryAnswer;
  };
  const onNewest = async (id: string, search = '') =>
    (await (await fetch(`${url}/api/newest/${id}/${search}`, { method: 'POST' })).json()) as QueryAnswer;
  const hashOf = async (path: string) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    return createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex');
  };
  const newest = async () => (await read<{ version: string }>('site/')).version;
  /** Waits until the server has looked at its store and reads this. */
  const untilIs = (read: () => Promise<string | null>, value: string) => {
    ahead += 2000;
    return expect.poll(read, { interval: 5 }).toBe(value);
  };
  /** Replaces the data set and waits until the server uses it. */
  const put = async (contents: DatasetContents, keep?: number) => {
    const { version } = await store.datasets.replace(contents, { keep });
    await untilIs(newest, version);
    return version;
  };

  const replace = async (label: string, keep?: number) => put(await edited(label), keep);

  it('are byte for byte what they were, after imports and after a restart', async () => {
    const { request_id: id, request } = await submit('all_tfs');
    const paths = [`everything/${id}.zip`, `table/${id}/`, `ids/${id}/`];
    const before = await Promise.all(paths.map(hashOf));
    await replace('two');
    const third = await replace('three');
    expect(await Promise.all(paths.map(hashOf))).toEqual(before);
    await restart({ oldDataMegabytes: 0 });
    expect(await Promise.all(paths.map(hashOf))).toEqual(before);
    const { request: now } = await read<QueryAnswer>(`${id}/`);
    expect(now).toMatchObject({
      data_version: request.data_version,
      answered_version: request.data_version,
      current_version: third,
    });
    expect(Date.parse(now.current_imported ?? '')).toBeGreaterThan(Date.parse(now.answered_imported ?? ''));
  });

  it('are computed on the newest when their version is gone, and say so', async () => {
    await put(await original('to be gone'));
    const { request_id: id, request } = await submit('all_tfs');
    const second = await replace('two', 1);
    const { request: now } = await read<QueryAnswer>(`${id}/`);
    expect(now).toMatchObject({
      data_version: request.data_version,
      answered_version: second,
      current_version: second,
    });
  });

  it(
    'are computed on the newest when their version is removed while it is in memory',
    { tags: ['long'] },
    async () => {
      const first = await put(await original('to be removed'));
      const { request_id: id } = await submit('all_tfs');
      const second = await replace('after it');
      expect((await read<QueryAnswer>(`${id}/`)).request.answered_version).toBe(first);
      await store.datasets.remove('development', first);
      const answered = async () => (await read<QueryAnswer>(`${id}/`)).request.answered_version;
      await untilIs(answered, second);
      expect((await get(`everything/${id}.zip`)).status).toBe(200);
    },
  );

  it('can be compared with the newest data and with another version', async () => {
    await put(await original('to be compared'));
    const { request_id: id, request } = await submit('all_tfs');
    const second = await replace('two');
    const difference = await read<Difference>(`difference/${id}/`);
    expect(difference.before.version).toBe(request.data_version);
    expect(difference.after.version).toBe(second);
    expect(difference.counts.analyses).toMatchObject({ added: 0, removed: 1, changed: 1 });
    expect(difference.counts.edges).toMatchObject({ gained: 0 });
    expect(difference.analyses.map(({ change }) => change).sort()).toEqual(['changed', 'removed']);
    expect(difference.genes.every(({ change }) => change === 'lost')).toBe(true);
    expect(difference.genes.length).toBe(difference.counts.genes['lost']);
    const itself = await read<Difference>(`difference/${id}/?to=${request.data_version.slice(0, 8)}`);
    expect([itself.analyses, itself.genes]).toEqual([[], []]);
    expect((await get(`difference/${id}/?to=00000000`)).status).toBe(400);
    const csv = await (await get(`difference/${id}.csv?part=genes`)).text();
    expect(csv.split('\n')[0]).toBe('change,gene,symbol,edges');
    expect(csv.trim().split('\n')).toHaveLength(1 + difference.genes.length);
  });

  it('can be computed on the newest data, once, link to each other, and say which data are the newest', async () => {
    await put(await original('to be computed'));
    const { request_id: id, request } = await submit('all_tfs');
    expect((await onNewest(id)).request_id).toBe(id);
    expect((await read<QueryAnswer>(`${id}/`)).request).toEqual(request);
    const second = await replace('two');
    expect((await read<QueryAnswer>(`${id}/`)).request).toMatchObject({ current_version: second });
    const [renewed, again] = [await onNewest(id), await onNewest(id)];
    expect(again.request_id).toBe(renewed.request_id);
    expect(renewed.request).toMatchObject({ data_version: second, answered_version: second, computed_from: id });
    expect(renewed.stats.num_analyses).toBeGreaterThan(0);
    expect((await read<QueryAnswer>(`${id}/`)).request).toMatchObject({ computed_as: renewed.request_id });
    expect((await read<QueryAnswer>(`${renewed.request_id}/`)).request).toEqual(renewed.request);
    const inputs = await read<object>(`inputs/${renewed.request_id}/`);
    expect(inputs).toEqual(await read<object>(`inputs/${id}/`));
  });

  it('take names and hidden flags along to the newest data', { tags: ['long'] }, async () => {
    await put(await original('with names'));
    const { request_id: id, analysis_ids: ids } = await submit('all_tfs');
    const update: AnalysisIds = ids.map(([key, state], i) => [key, { ...state, name: `my ${key[1]}`, show: i > 0 }]);
    const headers = { 'Content-Type': 'application/json' };
    const changed = await fetch(`${url}/api/ids/${id}/`, { method: 'POST', headers, body: JSON.stringify(update) });
    expect(changed.status).toBe(201);
    const hidden = ids[0][0][1];
    await replace('two');
    const { analysis_ids: carried, request } = await onNewest(id, '?result=0&revision=1');
    expect(request.revision).toBe(1);
    for (const [key, { name, show }] of carried) expect([name, show]).toEqual([`my ${key[1]}`, key[1] !== hidden]);
  });

  it('keep the names and flags of one revision from everybody who asks for another', async () => {
    await put(await original('with names of a stranger'));
    const { request_id: id, analysis_ids: ids } = await submit('all_tfs');
    const headers = { 'Content-Type': 'application/json' };
    const revise = (to: string, update: AnalysisIds) =>
      fetch(`${url}/api/ids/${to}/`, { method: 'POST', headers, body: JSON.stringify(update) });
    const hide = ([key, state]: AnalysisIds[number]): AnalysisIds[number] => [key, { ...state, show: false }];
    expect((await revise(id, ids.slice(0, 1).map(hide))).status).toBe(201);
    await replace('two');
    const stranger = await onNewest(id, '?result=0&revision=1');
    const plain = await onNewest(id, '?result=0');
    expect(plain.request_id).not.toBe(stranger.request_id);
    expect(plain.analysis_ids.every(([, { show }]) => show)).toBe(true);
    const { status } = await revise(plain.request_id, plain.analysis_ids.slice(1).map(hide));
    expect(status).toBe(201);
    expect(await onNewest(id, '?result=0')).toEqual(plain);
    expect(await onNewest(id, '?result=0&revision=1')).toEqual(stranger);
  });
});

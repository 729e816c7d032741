import type { AnalysisIds, QueryAnswer, TableWindow } from './messages.ts';
import { importFolder, openStore } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';

describe('a kept request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());
  const get = (path: string) => fetch(`${server.url}/api/${path}`);
  const read = async <T>(path: string) => (await (await get(path)).json()) as T;
  const submit = async (query: string) => (await (await ask(server, { query })).json()) as QueryAnswer;
  const update = (id: string, ids: AnalysisIds) =>
    fetch(`${server.url}/api/ids/${id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ids),
    });

  it('is answered the same after a restart', async () => {
    const before = await submit('all_tfs');
    server = await server.restart();
    expect(await read<QueryAnswer>(`${before.request_id}/`)).toEqual(before);
  });

  it('has a revision for each change of names and hidden analyses, and keeps the old ones', async () => {
    const { request_id: id, analysis_ids: ids, stats } = await submit('all_tfs');
    const [[key, state], ...others] = ids;
    const response = await update(id, [[key, { ...state, name: 'mine', show: false }], ...others]);
    expect(response.status).toBe(201);
    expect(((await response.json()) as AnalysisIds)[0][1]).toEqual({ name: 'mine', show: false, version: 1 });
    expect((await read<QueryAnswer>(`${id}/`)).stats.num_analyses).toBe(stats.num_analyses - 1);
    expect((await read<QueryAnswer>(`${id}/?revision=0`)).stats).toEqual(stats);
  });

  it('refuses to hide everything, and an analysis that it does not have', async () => {
    const { request_id: id, analysis_ids: ids } = await submit('all_tfs');
    const hidden: AnalysisIds = ids.map(([key, state]) => [key, { ...state, show: false }]);
    expect((await update(id, hidden)).status).toBe(400);
    const [[[names], state]] = ids;
    expect((await update(id, [[[names, 999], state]])).status).toBe(404);
    expect((await get('ids/00000000-0000-4000-8000-000000000000/')).status).toBe(404);
  });

  it('tells its inputs, to ask them again', async () => {
    const asked = await ask(server, {
      query: 'all_tfs',
      edges: ['predicted'],
      fields: { targetgenes: 'Examples', networkHeaders: 'true' },
      files: { targetnetworks: { filename: 'mine.tsv', text: 'source\ttarget\nAT1G00010\tAT1G00020\n' } },
    });
    expect(asked.status, await asked.clone().text()).toBe(200);
    const { request_id: id } = (await asked.json()) as QueryAnswer;
    expect(await read(`inputs/${id}/`)).toEqual({
      edges: ['predicted'],
      targetgenes: { name: 'Examples', predefined: true, header: false },
      targetnetworks: {
        name: 'mine.tsv',
        predefined: false,
        text: 'source\ttarget\nAT1G00010\tAT1G00020\n',
        header: true,
      },
    });
    expect((await get('inputs/00000000-0000-4000-8000-000000000000/')).status).toBe(404);
  });

  it('says when the data set has changed since', async () => {
    const { request_id: id } = await submit('all_tfs');
    const { contents } = await importFolder(fixture('mini'), { edition: 'development' });
    const store = await openStore(server.data);
    await store.datasets.replace({ ...contents, lists: [] });
    await store.close();
    server = await server.restart();
    const { request } = await read<QueryAnswer>(`${id}/?result=0`);
    expect(request.current_version).not.toBe(request.data_version);
  });

  it('gives windows of its table that agree with the whole', async () => {
    const { request_id: id, result } = await submit('all_tfs');
    const whole = result?.data ?? [];
    const window = await read<TableWindow>(`table/${id}/?row=1&rows=3&column=6&columns=4`);
    expect(window.header).toEqual(whole.slice(0, 6).map((row) => row.slice(6, 10)));
    expect(window.data).toEqual(whole.slice(7, 10).map((row) => row.slice(6, 10)));
    const sorted = await read<TableWindow>(`table/${id}/?sort=7&order=desc&column=7&columns=1`);
    expect(sorted.data.flat()).toEqual(
      whole
        .slice(6)
        .map((row) => row[7])
        .sort()
        .reverse(),
    );
    const gene = String(whole[8][7]);
    const found = await read<TableWindow>(`table/${id}/?search=${gene.toLowerCase()}&column=7&columns=1`);
    expect(found.data.flat()).toContain(gene);
    expect(found.matched_rows).toBeLessThan(found.total_rows);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@trellis/store';
import { revisionLimits } from '../src/data/requests.ts';
import type { AnalysisIds, QueryAnswer } from './messages.ts';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';

describe('revisions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { uploadLimit: 1 });
  });
  afterAll(() => server.stop());

  const submit = async (query: string) => (await (await ask(server, { query })).json()) as QueryAnswer;
  const read = async <T>(path: string) => (await (await fetch(`${server.url}/api/${path}`)).json()) as T;
  const update = (id: string, ids: AnalysisIds, address?: string) =>
    fetch(`${server.url}/api/ids/${id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(address !== undefined && { 'X-Forwarded-For': address }) },
      body: JSON.stringify(ids),
    });
  const stored = async <T>(action: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>) => {
    const store = await openStore(server.data);
    return action(store).finally(() => store.close());
  };

  it('store only the analyses that were changed, without the text of the query', async () => {
    const filter = `all_tfs[${Array.from({ length: 20 }, () => 'EXPERIMENT_TYPE = Binding or EXPERIMENT_TYPE = Expression').join(' or ')}]`;
    const { request_id: id, analysis_ids: ids } = await submit(filter);
    const [[key, state]] = ids;
    const updated = await update(id, [[key, { ...state, name: 'mine' }]]);
    expect(updated.status, await updated.text()).toBe(201);
    const names = await stored(async ({ requests }) => (await requests.revision(id))?.names ?? '');
    expect(JSON.parse(names)).toEqual([
      [[[key[0][0], '', key[0][2]], key[1]], { name: 'mine', show: true, version: 1 }],
    ]);
    expect(await read<AnalysisIds>(`ids/${id}/`)).toEqual([
      [key, { ...state, name: 'mine', version: 1 }],
      ...ids.slice(1),
    ]);
  });

  it('are not made by an update that changes nothing', async () => {
    const { request_id: id, analysis_ids: ids } = await submit('all_tfs');
    for (const same of [[], ids]) {
      const refused = await update(id, same);
      expect([refused.status, await refused.text()]).toEqual([
        400,
        'The update changes nothing: name, show or hide an analysis.',
      ]);
    }
    expect(await stored(({ requests }) => requests.revision(id))).toBeUndefined();
  });

  it('have a maximum per request', async () => {
    const { request_id: id, analysis_ids: ids } = await submit('ALF');
    await stored(async ({ requests }) => {
      for (let i = 0; i < revisionLimits.count; i++) await requests.addRevision(id, '[]');
    });
    const refused = await update(id, [[ids[0][0], { ...ids[0][1], name: 'one more' }]]);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      `The result has ${revisionLimits.count} revisions, the maximum. Run its query again to change more.`,
    ]);
  });

  it('count as what their address stores', { tags: ['long'] }, async () => {
    const { request_id: id, analysis_ids: ids } = await submit('all_tfs');
    let [status, made] = [201, 0];
    for (; status === 201 && made < 2000; made++) {
      const name = `${made} ${'x'.repeat(480)}`;
      const named: AnalysisIds = ids.map(([key, state]) => [key, { ...state, name }]);
      status = (await update(id, named, '203.0.113.8')).status;
    }
    expect(status).toBe(429);
    expect((await update(id, [[ids[0][0], { ...ids[0][1], name: 'mine' }]], '203.0.113.9')).status).toBe(201);
  });

  it('cannot be made of the examples, which all users see', async () => {
    const { examples } = await read<{ examples: { request_id: string }[] }>('examples/');
    for (const { request_id: id } of examples) {
      const before = await read<AnalysisIds>(`ids/${id}/`);
      const refused = await update(id, [[before[0][0], { ...before[0][1], name: 'x' }]]);
      expect([refused.status, await refused.text()]).toEqual([
        403,
        'This is an example of the site, which all users see: run its query to change its analyses.',
      ]);
      expect(await read<AnalysisIds>(`ids/${id}/`)).toEqual(before);
    }
    expect(examples.length).toBeGreaterThan(0);
  });
});

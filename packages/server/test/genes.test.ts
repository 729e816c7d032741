import { absencePreference, maxQueryNames, problemMedia } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from './testServer.ts';

describe('POST /api/genes/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const lookUp = (names: unknown, tfs?: boolean) =>
    fetch(`${server.url}/api/genes/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ names, tfs }),
    });

  it('tells ids, symbols and aliases without case from unknown and ambiguous names', async () => {
    const answer = await lookUp(['at1g00010', 'BET', 'beta1', 'AT9G99999', 'twin', 'OLD1', 'bet']);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      found: 3,
      unknown: ['AT9G99999'],
      ambiguous: [
        { name: 'twin', ids: ['AT1G00040', 'AT1G00050'] },
        { name: 'OLD1', ids: ['AT1G00060', 'AT1G00070'] },
      ],
      not_tfs: [],
    });
  });

  it('tells genes that are no TF where TFs are wanted', async () => {
    const answer = await (await lookUp(['ALF', 'at1g00040', 'AT9G99999'], true)).json();
    expect(answer).toEqual({ found: 2, unknown: ['AT9G99999'], ambiguous: [], not_tfs: ['at1g00040'] });
  });

  it('finds nothing in an empty list', async () => {
    expect(await (await lookUp([])).json()).toEqual({ found: 0, unknown: [], ambiguous: [], not_tfs: [] });
  });

  it('refuses a list that is too long', async () => {
    const answer = await lookUp(Array.from({ length: 20_001 }, (_, i) => `G${i}`));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('20000')]);
  });
});

describe('POST /api/names/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const explain = (names: unknown) =>
    fetch(`${server.url}/api/names/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ names }),
    });

  it('says what names in a query mean', async () => {
    const answer = await explain(['bet', 'AT1G00010.1', 'all_tfs', 'AT1G00040', 'twin', 'GAN', '__proto__']);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      {
        name: 'bet',
        kind: 'tf',
        id: 'AT1G00020',
        symbol: 'BET',
        analyses: 2,
        binding: 1,
        expression: 1,
        is_isoform: false,
      },
      {
        name: 'AT1G00010.1',
        kind: 'tf',
        id: 'AT1G00010',
        symbol: 'ALF',
        analyses: 2,
        binding: 1,
        expression: 1,
        is_isoform: true,
      },
      { name: 'all_tfs', kind: 'keyword', tfs: 3, analyses: 6 },
      { name: 'AT1G00040', kind: 'gene', id: 'AT1G00040', symbol: 'TWIN' },
      { name: 'twin', kind: 'ambiguous', ids: ['AT1G00040', 'AT1G00050'] },
      { name: 'GAN', kind: 'unknown', suggestions: ['GAM'] },
      { name: '__proto__', kind: 'unknown', suggestions: [] },
    ]);
  });

  it('refuses too many names', async () => {
    expect((await explain(Array.from({ length: maxQueryNames + 1 }, () => 'ALF'))).status).toBe(400);
  });
});

describe('POST /api/preview/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  async function preview(fields: Readonly<Record<string, string | Blob>>, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const response = await fetch(`${server.url}/api/preview/`, { method: 'POST', body: form, headers });
    return { status: response.status, text: await response.text() };
  }

  it('counts what a query would find, with its inputs', async () => {
    const counts = { num_edges: 9, num_tfs: 1, num_targets: 6, num_analyses: 2 };
    const { status, text } = await preview({ query: 'ALF' });
    expect([status, JSON.parse(text)]).toEqual([200, counts]);
    const targetgenes = new Blob(['AT1G00030, AT1G00040.2'], { type: 'text/plain' });
    const limited = JSON.parse((await preview({ query: 'ALF', targetgenes })).text) as typeof counts;
    expect(limited.num_targets).toBeLessThan(counts.num_targets);
  });

  it('says why a query would find nothing', async () => {
    const { status, text } = await preview({ query: 'not ALF' });
    expect([status, text]).toEqual([400, 'empty query: it only excludes genes; name a TF before not ALF']);
    expect((await preview({ query: 'constructor' })).status).toBe(404);
    expect((await preview({ query: 'ALF and' }, {})).status).toBe(400);
  });

  it('says so with status 200 to a client that prefers it', async () => {
    const headers = { Accept: problemMedia, Prefer: absencePreference };
    for (const [query, code] of [
      ['ALF and', 'bad-query'],
      ['NOTHING', 'unknown-tf'],
      ['not ALF', 'empty-query'],
    ]) {
      const { status, text } = await preview({ query }, headers);
      expect([status, JSON.parse(text)]).toMatchObject([200, { code }]);
    }
  });
});

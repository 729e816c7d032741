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

import { readSummary, readTable, testChosenMotifs } from '@trellis/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewKey, viewQuery } from '../../src/api/viewQuery.ts';

const answer = (body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => answer({ bars: [], chart: {}, total_tfs: 0, errors: [] }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the key of a view', () => {
  it('names the latest revision when the address names none', () => {
    expect(viewKey(readSummary, { id: 'a' })[2]).toBe('latest');
    expect(viewKey(readSummary, { id: 'a', revision: 0 })[2]).toBe(0);
  });

  it('differs with the query and the body', () => {
    const keys = [
      viewKey(readTable, { id: 'a' }, { query: { row: 0 } }),
      viewKey(readTable, { id: 'a' }, { query: { row: 1 } }),
      viewKey(testChosenMotifs, { id: 'a' }, { body: { regions: ['x'] } }),
      viewKey(testChosenMotifs, { id: 'a' }, { body: { regions: ['y'] } }),
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(4);
  });
});

describe('the query of a view', () => {
  it('asks for the revision and the options', async () => {
    await new QueryClient().fetchQuery(viewQuery(readTable, { id: 'a', revision: 3 }, { query: { row: 5 } }));
    expect(fetched.mock.calls[0][0]).toBe('/api/table/a/?row=5&revision=3');
  });

  it('sends the body of a POST', async () => {
    await new QueryClient().fetchQuery(viewQuery(testChosenMotifs, { id: 'a' }, { body: { regions: ['x'] } }));
    expect(fetched.mock.calls[0][1]).toMatchObject({ method: 'POST', body: '{"regions":["x"]}' });
  });

  it('is answered from the cache, each request and revision on its own', async () => {
    const client = new QueryClient();
    const views = [
      viewQuery(readSummary, { id: 'a', revision: 0 }),
      viewQuery(readSummary, { id: 'a', revision: 1 }),
      viewQuery(readSummary, { id: 'b', revision: 0 }),
    ];
    for (const view of [...views, ...views]) await client.fetchQuery(view);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

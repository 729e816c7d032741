import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../testServer.ts';

describe('the host name of a call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const statusWith = async (
    headers: Record<string, string>,
    url = '/api/site/',
  ): Promise<readonly [number, string]> => {
    const { statusCode, body } = await server.app.inject({ url, headers });
    return [statusCode, body];
  };

  it.each(['localhost', 'localhost:8080', 'maize.example.org', '127.0.0.1:80', '[::1]:8080', 'a_b.example'])(
    '%s is read',
    async (host) => {
      expect((await statusWith({ host }))[0]).toBe(200);
    },
  );

  it.each<Record<string, string>>([
    { host: '<script>' },
    { host: 'example.org/path' },
    { host: 'user@example.org' },
    { host: '[::1' },
    { host: 'example.org:port' },
    { 'x-forwarded-host': '<script>' },
    { 'x-forwarded-proto': 'javascript' },
  ])('%o is refused', async (headers) => {
    expect(await statusWith(headers)).toEqual([400, 'The host name of the call cannot be read.']);
    expect((await statusWith(headers, '/embed/x/summary'))[0]).toBe(400);
  });

  it('is not needed by a message to the tools for assistants', async () => {
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/mcp', headers: { host: '', accept: 'application/json, text/event-stream' } },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: 1 }]);
  });
});

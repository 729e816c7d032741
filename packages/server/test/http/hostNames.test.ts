import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../testServer.ts';

describe('the host name of a call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { hasPages: true });
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

describe('the host names of the setting TRELLIS_HOSTS', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { hosts: 'localhost, *.example.org,[::1]' });
  });
  afterAll(() => server.stop());

  /** Calls as a browser does that has looked the host name up. */
  const statusAt = (host: string, path = '/api/site/', method = 'GET'): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(server.url + path, { method, headers: { host } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      sent.once('error', reject).end();
    });

  it.each(['localhost', 'LOCALHOST:8080', 'tf.example.org', 'a.b.example.org:80', '[::1]:8080'])(
    'are answered: %s',
    async (host) => {
      expect(await statusAt(host)).toBe(200);
    },
  );

  it.each(['elsewhere.example', 'example.org', 'notexample.org', 'localhost.elsewhere.example', '127.0.0.1'])(
    'are the only ones: %s',
    async (host) => {
      expect([await statusAt(host), await statusAt(host, '/mcp', 'POST'), await statusAt(host, '/')]).toEqual([
        403, 403, 403,
      ]);
    },
  );

  it('are not needed to watch the server', async () => {
    expect([await statusAt('10.0.0.5', '/healthz'), await statusAt('10.0.0.5', '/metrics')]).toEqual([200, 200]);
  });

  it('do not keep a batch from its own calls', async () => {
    const lines = { 'Content-Type': 'application/x-ndjson' };
    const url = server.url.replace('127.0.0.1', 'localhost');
    const answer = await fetch(`${url}/api/batch/`, { method: 'POST', headers: lines, body: '{"query":"ALF"}' });
    const text = await answer.text();
    expect([answer.status, text.includes('"status":403')]).toEqual([200, false]);
    expect(text).toContain('"line":1');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(fixture('mini'));
});
afterAll(() => server.stop());

const post = (body: string) =>
  fetch(`${server.url}/api/functions/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

it('a body that is nested deeper than any call takes is refused in one sentence', async () => {
  const answer = await post(`{"genes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect([answer.status, await answer.text()]).toEqual([400, 'The JSON body is nested more than 40 levels deep.']);
});

it('a body that is no JSON, or of another form, is refused as before', async () => {
  for (const body of ['{"list": ', '[[]]', '']) expect((await post(body)).status).toBe(400);
});

import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueryAnswer } from './messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './demoServer.ts';
import { formOf } from './testServer.ts';

/** All 70 analyses many times over. */
const mentions = (times: number): string => Array.from({ length: times }, () => 'all_tfs').join(' or ');

/** 1,960 columns. */
const wide = mentions(28);

/** A query that a thread works on for seconds, term after term, to find that all of NLP7 stays. */
const heavy = (terms: number): string =>
  `NLP7${Array.from({ length: terms }, () => ` and not (${wide})[targeted_by>1960]`).join('')}`;

/** Milliseconds that something takes. */
async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

describe('a server with one thread for long questions', () => {
  let server: DemoServer;
  let small: string;
  let large: string;
  /** Milliseconds of a sixth of the query that is given up. */
  let sixth: number;

  beforeAll(async () => {
    server = await startDemoServer(1);
    [small, large] = [await submitted('HHO3'), await submitted(mentions(14))];
    sixth = await timed(() => post(heavy(20)));
  });
  afterAll(() => server.stop());

  const post = (query: string, signal?: AbortSignal) =>
    fetch(`${server.url}/api/?result=0`, { method: 'POST', body: formOf({ query }), signal });

  async function submitted(query: string): Promise<string> {
    const answer = await post(query);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as QueryAnswer).request_id;
  }

  /** A question that takes the thread of the long ones a moment only, and is in no cache. */
  const probe = async () => {
    const answer = await fetch(`${server.url}/api/summary/${small}.csv`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('HHO3')]);
  };

  /** Opens an answer without reading its body. */
  const opened = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const call = request(`${server.url}/api/${path}`, { agent: false }, (answer) => resolve(answer.pause()));
      call.on('error', reject).end();
    });

  it('gives a query up when its client goes away, and takes the next question at once', async () => {
    const controller = new AbortController();
    const left = post(heavy(120), controller.signal).catch((error: Error) => error.name);
    await wait(sixth / 2);
    const next = timed(probe);
    controller.abort();
    expect(await left).toBe('AbortError');
    // It would be more than five times as long.
    expect(await next).toBeLessThan(4 * sixth);
  });

  it('gives up the question of a batch when its caller goes away, and takes the next question at once', async () => {
    const controller = new AbortController();
    const body = Array.from({ length: 3 }, () => JSON.stringify({ query: heavy(120) })).join('\n');
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const left = fetch(`${server.url}/api/batch/`, { method: 'POST', headers, body, signal: controller.signal })
      .then((answer) => answer.text())
      .catch((error: Error) => error.name);
    await wait(sixth / 2);
    const next = timed(probe);
    controller.abort();
    expect(await left).toBe('AbortError');
    // It would be more than five times as long.
    expect(await next).toBeLessThan(4 * sixth);
  });

  it.each([
    ['the whole table', (id: string) => `${id}/`],
    ['a workbook', (id: string) => `export/${id}.xlsx`],
    ['the cells as CSV', (id: string) => `export/${id}.csv`],
  ])('gives up %s when its client goes away in the middle', async (_, path) => {
    const answer = await opened(path(large));
    expect(answer.statusCode).toBe(200);
    const next = probe();
    answer.destroy();
    await next;
  });

  it('answers others while a client reads a large answer slowly, or not at all', async () => {
    const stalled = await opened(`${large}/`);
    await wait(300);
    await probe();
    let bytes = 0;
    for await (const chunk of stalled) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(10_000_000);
  });

  it('answers quick questions while a long one runs', async () => {
    const controller = new AbortController();
    const busy = post(heavy(145), controller.signal).catch((error: Error) => error.name);
    await wait(200);
    const answer = await fetch(`${server.url}/api/table/${small}/targets.txt`);
    expect(answer.status).toBe(200);
    controller.abort();
    expect(await busy).toBe('AbortError');
  });
});

describe('a server whose thread is busy', () => {
  it('asks to come back when more questions wait than the guide says', { tags: ['long'] }, async () => {
    const server = await startDemoServer(1);
    const post = (query: string, signal?: AbortSignal) =>
      fetch(`${server.url}/api/?result=0`, { method: 'POST', body: formOf({ query }), signal });
    const { request_id: small } = (await (await post('HHO3')).json()) as QueryAnswer;
    const ask = () => fetch(`${server.url}/api/summary/${small}.csv`);
    const guide = readFileSync(new URL('../../../docs/guide/errors.md', import.meta.url), 'utf8');
    const most = Number(/^\| questions that wait for a thread +\| (\d+) /m.exec(guide)?.[1]);
    const controller = new AbortController();
    const busy = post(heavy(145), controller.signal).catch((error: Error) => error.name);
    await wait(200);
    const more = 20;
    const refused: Response[] = [];
    const asked = Array.from({ length: most + more }, async () => {
      const answer = await ask();
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(more);
    expect(Number(refused[0].headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused[0].text()).toBe('The server is busy; please try again in a moment.');
    controller.abort();
    expect(await busy).toBe('AbortError');
    // A machine with other work to do can be too slow for some of those that wait.
    const statuses = await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await ask()).status).toBe(200);
    await server.stop();
  });
});

describe('a server that is stopped', () => {
  it('finishes the answers that it has begun, and waits for no silent connection', { tags: ['long'] }, async () => {
    const server = await startDemoServer(1);
    const { hostname, port } = new URL(server.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    await (await fetch(`${server.url}/healthz`)).text();
    const asked = await fetch(`${server.url}/api/`, { method: 'POST', body: formOf({ query: mentions(9) }) });
    const stopped = server.stop();
    const { result } = (await asked.json()) as QueryAnswer;
    expect(result?.columns.length).toBeGreaterThan(630);
    expect(await timed(() => stopped)).toBeLessThan(10_000);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    silent.destroy();
  });
});

import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCosts } from '../../src/http/limits.ts';
import { maxOpenCalls } from '../../src/http/openCalls.ts';
import { CallerBusy } from '../../src/pool/refusals.ts';
import { ownAnalysis, ownForm } from '../ownForm.ts';
import { fixture, formOf, startServer, type Asked, type TestServer } from '../testServer.ts';

/** Asks for an address of the block for documentation, as a reverse proxy passes it on. */
const from = (address: string | undefined): HeadersInit =>
  address === undefined ? {} : { 'X-Forwarded-For': address };

const askFrom = async ({ url }: TestServer, address: string | undefined, asked: Asked, search = '?result=0') => {
  const response = await fetch(`${url}/api/${search}`, {
    method: 'POST',
    headers: from(address),
    body: formOf(asked),
  });
  const text = await response.text();
  return { status: response.status, text, retryAfter: Number(response.headers.get('retry-after')) };
};

describe('the cost of questions', () => {
  const caller = { address: '203.0.113.1', isLimited: true };

  it('is charged after the fact; long questions are refused before quick ones', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      const costs = openCosts({ costLimit: 30 }, undefined);
      costs?.charge(caller, 61_000);
      expect(() => costs?.check(caller, true)).not.toThrow();
      expect(() => costs?.check(caller, false)).toThrow(
        new CallerBusy('The questions from your address have taken too much time', 2),
      );
      costs?.charge(caller, 60_000);
      expect(() => costs?.check(caller, true)).toThrow(CallerBusy);
      vi.setSystemTime(1_002_000);
      expect(() => costs?.check(caller, true)).not.toThrow();
      expect(() => costs?.check({ ...caller, address: '203.0.113.2' }, false)).not.toThrow();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not count for callers without a limit, nor when it is off', () => {
    const costs = openCosts({ costLimit: 1 }, undefined);
    costs?.charge({ ...caller, isLimited: false }, 1e9);
    expect(() => costs?.check({ ...caller, isLimited: false }, false)).not.toThrow();
    expect(() => costs?.check(caller, false)).not.toThrow();
    expect(openCosts({ costLimit: 0 }, undefined)).toBeUndefined();
  });

  it(
    'reaches the answer as 429 with Retry-After and a sentence, for one address only',
    { tags: ['long'] },
    async () => {
      const server = await startServer(fixture('mini'), { threads: 1, costLimit: 1, callLimit: 0 });
      try {
        const query = Array.from({ length: 100 }, () => 'all_tfs').join(' or ');
        const ask = (address?: string) => askFrom(server, address, { query });
        const askMany = () => Promise.all(Array.from({ length: 20 }, () => ask('203.0.113.1')));
        let refused: Awaited<ReturnType<typeof ask>> | undefined;
        while (!refused) refused = (await askMany()).find(({ text }) => text.startsWith('The questions'));
        expect(refused).toMatchObject({
          status: 429,
          text: expect.stringMatching(
            /^The questions from your address have taken too much time; please try again in (a second|\d+ seconds)\.$/,
          ) as string,
        });
        expect(refused.retryAfter).toBeGreaterThan(0);
        expect([(await ask('203.0.113.2')).status, (await ask()).status]).toEqual([200, 200]);
      } finally {
        await server.stop();
      }
    },
  );
});

describe('open calls', () => {
  it('are limited for one address, and free again when they are answered', async () => {
    const server = await startServer(fixture('mini'));
    const address = '203.0.113.6';
    const open = new Set<ClientRequest>();
    /** Makes calls whose bodies are not sent to their end until so many are open; one that a busy server has refused is not. */
    const hang = () => {
      while (open.size < maxOpenCalls) open.add(begin());
    };
    const begin = () => {
      const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/x-www-form-urlencoded' };
      const sent = request(`${server.url}/api/?result=0`, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': 9 },
      });
      sent.on('error', () => {});
      sent.on('response', (answer) => {
        answer.resume();
        open.delete(sent);
      });
      sent.flushHeaders();
      return sent;
    };
    const status = async (from: HeadersInit = { 'X-Forwarded-For': address }) =>
      (await fetch(`${server.url}/api/site/`, { headers: from })).status;
    try {
      await expect
        .poll(() => {
          hang();
          return status();
        })
        .toBe(429);
      const response = await fetch(`${server.url}/api/site/`, { headers: { 'X-Forwarded-For': address } });
      expect([response.headers.get('retry-after'), await response.text()]).toEqual([
        '2',
        'Too many calls from your address are open; please try again in 2 seconds.',
      ]);
      expect([await status({ 'X-Forwarded-For': '203.0.113.7' }), await status({})]).toEqual([200, 200]);
      for (const call of open) call.destroy();
      await expect.poll(status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe('a limit on uploads', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { uploadLimit: 1 });
  });
  afterAll(() => server.stop());

  const upload = (kilobytes: number): Asked => ({
    query: 'ALF',
    files: { targetgenes: { filename: 'genes.txt', text: 'AT1G00040\n'.repeat(kilobytes * 100) } },
  });
  const sentence = /^Your address has uploaded too much within an hour; please try again in \d+ seconds\.$/;

  it('refuses what is beyond it for one address, which can still ask without files', async () => {
    const address = '203.0.113.3';
    expect(await askFrom(server, address, upload(700))).toMatchObject({ status: 200 });
    const refused = await askFrom(server, address, upload(700));
    expect(refused).toMatchObject({ status: 429, text: expect.stringMatching(sentence) as string });
    expect(refused.retryAfter).toBeGreaterThan(600);
    expect((await askFrom(server, address, { query: 'ALF' })).status).toBe(200);
    expect((await askFrom(server, '203.0.113.4', upload(700))).status).toBe(200);
  });

  it('counts nothing for a query that fails', async () => {
    const address = '203.0.113.5';
    for (let i = 0; i < 3; i++)
      expect((await askFrom(server, address, { ...upload(700), query: 'NOTF' })).status).toBe(404);
    expect((await askFrom(server, address, upload(700))).status).toBe(200);
  });

  it('takes an IPv6 network as one address', async () => {
    expect((await askFrom(server, '2001:db8:1:2::a', upload(700))).status).toBe(200);
    expect((await askFrom(server, '2001:db8:1:2::b', upload(700))).status).toBe(429);
    expect((await askFrom(server, '2001:db8:1:3::b', upload(700))).status).toBe(200);
  });

  it('counts the files of own analyses again for each query that takes those of an earlier one', async () => {
    const headers = from('203.0.113.6');
    const text = `${'# a line that is no row\n'.repeat(17_000)}${ownAnalysis.text}`;
    const post = (body: FormData, more: HeadersInit = {}) =>
      fetch(`${server.url}/api/?result=0`, { method: 'POST', headers: { ...headers, ...more }, body });
    const sent = await post(ownForm('ALF', [{ ...ownAnalysis, text }]));
    const { request_id: id } = (await sent.json()) as { readonly request_id: string };
    const earlier = new FormData();
    earlier.append('query', 'ALF');
    earlier.append('ownanalyses_from', id);
    const secret = { 'X-Request-Secret': sent.headers.get('X-Request-Secret') ?? '' };
    const again = async () => (await post(earlier, secret)).status;
    expect([sent.status, await again(), await again()]).toEqual([200, 200, 429]);
  });

  it('does not apply to the machine itself, which can be a proxy for everybody', async () => {
    for (let i = 0; i < 2; i++) expect((await askFrom(server, undefined, upload(700))).status).toBe(200);
  });
});

describe('a store of requests that is full', () => {
  it('refuses uploads and takes queries', async () => {
    let server = await startServer(fixture('mini'), { requestMegabytes: 1 });
    try {
      const asked: Asked = {
        query: 'ALF',
        files: { targetgenes: { filename: 'a.txt', text: 'AT1G00040\n'.repeat(120_000) } },
      };
      expect((await askFrom(server, undefined, asked)).status).toBe(200);
      server = await server.restart();
      await expect
        .poll(async () => (await askFrom(server, undefined, asked)).text)
        .toBe('This site cannot store more uploads now. Queries without files still work.');
      expect((await askFrom(server, undefined, { query: 'ALF' })).status).toBe(200);
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      expect(Number(/^trellis_requests_bytes (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1_200_000);
    } finally {
      await server.stop();
    }
  });
});

import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@trellis/store';
import { attack, describePlay } from '../src/hostile/attack.ts';
import { faultsOf, importFaults, rawFaults } from '../src/hostile/oracle.ts';
import type { CallPlay } from '../src/hostile/play.ts';
import { operations, playAt, plays } from '../src/hostile/plays.ts';
import { reportLines } from '../src/hostile/report.ts';
import type { Given } from '../src/hostile/send.ts';
import { call } from '../../../scripts/rig/client.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { root } from '../../server/test/cli/trellis.ts';
import { smallDemo } from '../../store/test/smallDemo.ts';

const [seed, edition] = [1, 'arabidopsis'];

const known = {
  ...{ requests: ['r1', 'r2', 'r3'], geneLists: ['l1', 'l2'], genes: ['AT1G00010'], lists: ['a list'] },
  ...{
    networks: ['a network'],
    edges: ['an edge'],
    keys: ['TISSUE'],
    values: ['root'],
    editions: [edition, 'maize'],
  },
};

describe('a server under attack', () => {
  let data: string;
  let url: string;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'trellis-hostile-'));
    const store = await openStore(data);
    await store.datasets.replace(smallDemo(edition));
    await store.close();
    app = await buildApp(readConfig({ data, port: 0, log: 'silent', threads: 2, edition, answerSeconds: 30 }, {}));
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(data, { recursive: true, force: true });
  });

  const contents = async (): Promise<unknown> => {
    const store = await openStore(data);
    return store.datasets.contents(edition).finally(() => store.close());
  };

  it('answers 300 hostile calls, connections and imports, each as it should', { timeout: 600_000 }, async () => {
    const before = await contents();
    const report = await attack({
      ...{ url, edition, seed, from: 0, n: 300, width: 8, limitMs: 120_000 },
      secrets: [data, root],
    });
    const faults = reportLines(report, seed).filter((line) => /^FAULT|--seed/.test(line));
    expect(faults).toEqual([]);
    const tried = [...report.counts.keys()];
    // What is tried follows from the seed; npm run torture -- hostile tries every route.
    const routes = new Set(operations().keys());
    expect(tried.filter((route) => routes.has(route)).length).toBeGreaterThan(routes.size / 2);
    expect(tried.filter((route) => route.startsWith('import: ')).length).toBeGreaterThan(1);
    expect(tried.filter((route) => route.startsWith('connection: ')).length).toBeGreaterThan(1);
    const good = [...report.counts.values()].reduce((sum, outcomes) => sum + (outcomes.get('200') ?? 0), 0);
    expect(good).toBeGreaterThan(50);
    // Not with `toEqual`, which takes seconds for a whole data set.
    expect(isDeepStrictEqual(await contents(), before)).toBe(true);
    // Not with `fetch`, whose connections of the start the server closes as idle while the attack lasts.
    expect((await call(`${url}/api/site/`)).status).toBe(200);
  });
});

describe('a play', () => {
  const all = plays(known);

  it('is the same for the same seed and number', () => {
    const again = plays(known);
    const others = Array.from({ length: 300 }, (_, index) => index).filter(
      // Not with `toEqual`, which takes seconds for the bytes of large bodies.
      (index) => !isDeepStrictEqual(playAt(again, seed, index), playAt(all, seed, index)),
    );
    expect(others).toEqual([]);
  });

  it('is another one for another seed or number', () => {
    const texts = Array.from({ length: 300 }, (_, index) => describePlay(playAt(all, seed, index)));
    expect(new Set(texts).size).toBeGreaterThan(280);
    expect(describePlay(playAt(all, seed + 1, 0))).not.toBe(texts[0]);
  });

  it('is one that an HTTP client can send', () => {
    for (const play of fc.sample(all, { numRuns: 500, seed }))
      if (play.kind === 'call') expect(play.address).toMatch(/^\/[!-~]*$/);
  });
});

describe('the judgment', () => {
  const play: CallPlay = {
    ...{ kind: 'call', route: 'GET /api/site/', method: 'GET', address: '/api/site/', headers: {}, ending: 'read' },
  };
  const judged = { secrets: ['/srv/data'] };
  const plain = { 'content-type': 'text/plain; charset=utf-8' };
  const judge = (given: Partial<Omit<Given, 'body'>> & { readonly body?: string }): string[] =>
    faultsOf(
      play,
      {
        status: 200,
        headers: plain,
        ms: 1,
        reason: undefined,
        ...given,
        body: Buffer.from(given.body ?? 'A sentence.'),
      },
      judged,
    );

  it('has nothing against answers, refusals and a server that asks to wait', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ status: 400 })).toEqual([]);
    expect(judge({ status: 404, headers: { 'content-type': 'application/problem+json' }, body: '{}' })).toEqual([]);
    expect(judge({ status: 503, headers: { ...plain, 'retry-after': '2' } })).toEqual([]);
    expect(judge({ status: 417, headers: {}, body: '' })).toEqual([]);
  });

  it.each([
    ['a failure', { status: 500 }, /^status 500$/],
    ['a busy server that does not say when to come back', { status: 503 }, /^status 503$/],
    ['no answer', { status: 0, reason: 'is not answered: socket hang up' }, /hang up/],
    ['an answer that comes too late', { reason: 'no answer in time' }, /in time/],
    ['a stack', { body: 'Oops\n    at read (/x/y.ts:1:2)' }, /^shows the inside/],
    ['a folder of the server', { body: 'no file /srv/data/requests.sqlite' }, /^names the folder/],
    ['a message of the engine', { status: 400, body: "Cannot read properties of undefined (reading 'x')" }, /inside/],
    ['another one', { status: 400, body: 'x.map is not a function' }, /inside/],
    ['a message of the database', { status: 400, body: 'near "drop": syntax error' }, /inside/],
    ['an object in a sentence', { status: 400, body: 'There is no list [object Object].' }, /inside/],
    ['an error without a sentence', { status: 400, body: ' ' }, /without a sentence/],
    ['an error as a page', { status: 400, headers: { 'content-type': 'text/html' } }, /of the type/],
    [
      'an error in broken JSON',
      { status: 400, headers: { 'content-type': 'application/json' }, body: '{' },
      /broken/,
    ],
    ['markup', { headers: { 'content-type': 'text/html' }, body: '<script>hostileMark(1)</script>' }, /markup/],
    ['a header', { headers: { ...plain, 'x-hostilemark': '1' } }, /line break/],
  ] as const)('finds %s', (_, given, sentence) => {
    expect(judge(given)).toEqual([expect.stringMatching(sentence)]);
  });

  it('finds faults on connections', () => {
    expect(rawFaults('HTTP/1.1 400 Bad Request\r\n\r\n', judged)).toEqual([]);
    expect(rawFaults('HTTP/1.1 500 Internal Server Error\r\n\r\n', judged)).toHaveLength(1);
    expect(rawFaults('HTTP/1.1 200 OK\r\n\r\nroot:x:0:0:root', judged)).toHaveLength(1);
  });

  it('finds faults of imports', () => {
    expect(importFaults({ code: 0, errors: [] })).toEqual([]);
    expect(importFaults({ code: 1, errors: ['trellis: aliases.csv, line 2: expected 2 columns'] })).toEqual([]);
    expect(importFaults({ code: 1, errors: [] })).toHaveLength(1);
    expect(importFaults({ code: 1, errors: ['trellis: Maximum call stack size exceeded'] })).toHaveLength(1);
    expect(importFaults({ code: 1, errors: ["trellis: Cannot set properties of null (setting 'x')"] })).toHaveLength(
      1,
    );
    expect(importFaults({ code: 134, errors: [] })).toHaveLength(1);
  });
});

import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import * as contract from '@trellis/contract';
import { BatchAnswerSchema } from '@trellis/contract/schemas';
import { addressOf, batchLimits, batchViews, type BatchAnswer } from '@trellis/contract';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, fixture, startServer, type TestServer } from '../../testServer.ts';

const json = { 'Content-Type': contract.linesMedia };

describe('a batch of questions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const post = (body: string, headers: Record<string, string> = json): Promise<Response> =>
    fetch(`${server.url}/api/batch/`, { method: 'POST', headers, body });

  /** Asks, and returns the answers in the order of their questions. */
  async function answersOf(...lines: readonly unknown[]): Promise<BatchAnswer[]> {
    const response = await post(
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, contract.linesMedia]);
    const answers = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as BatchAnswer);
    for (const answer of answers) expect(Schema.Errors(BatchAnswerSchema, answer)[1]).toEqual([]);
    return answers.sort((a, b) => a.line - b.line);
  }

  const problems = (answers: readonly BatchAnswer[]) =>
    answers.map(({ status, problem }) => [status, problem?.code, problem?.detail]);

  const single = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.headers.get('content-type')?.startsWith('application/json') ? response.json() : response.text();
  };

  it('gives every view the answer of its own call', async () => {
    const views = Object.fromEntries([...batchViews.keys()].map((name) => [name, {}]));
    const question = {
      query: 'all_tfs',
      edges: ['Predicted'],
      targetgenes: 'Examples',
      targetnetworks: 'Ranked',
      filtertfs: ['ALF', 'BET', 'GAM'],
    };
    const [answer] = await answersOf({ id: 'x', ...question, views });
    expect(answer).toMatchObject({ line: 1, id: 'x', status: 200, answer: { request: { query: 'all_tfs' } } });
    const { request_id: id } = answer.answer as { request_id: string };
    const answered = Object.entries(answer.views ?? {});
    expect(answered.map(([name]) => name)).toEqual([...batchViews.keys()]);
    for (const [name, view] of answered) {
      const route = batchViews.get(name);
      if (!route) throw new Error(name);
      if (view.status === 200) expect([name, view.answer]).toEqual([name, await single(addressOf(route, { id }))]);
      else expect([name, view.problem?.detail]).toEqual([name, await single(addressOf(route, { id }))]);
    }
    expect(answered.filter(([, { status }]) => status === 200).length).toBeGreaterThan(12);
  });

  it('asks the same query as a form does', async () => {
    const asked = { query: 'all_tfs', fields: { targetgenes: 'Examples' } };
    const form = (await (await ask(server, asked, '?result=0')).json()) as { stats: object; metadata: object };
    const [named, pasted, file] = await answersOf(
      { query: 'all_tfs', targetgenes: 'Examples' },
      { query: 'all_tfs', targetgenes: ['AT1G00040', 'AT1G00050'] },
      { query: 'all_tfs', targetgenes: { name: 'my.txt', text: '>one\nAT1G00040\n>two\nAT1G00050\n' } },
    );
    expect(named.answer).toMatchObject({ stats: form.stats, metadata: form.metadata });
    const stats = (answer: BatchAnswer) => (answer.answer as { stats: object }).stats;
    expect(stats(pasted)).toEqual(stats(file));
    expect(stats(pasted)).not.toEqual(form.stats);
  });

  it('answers questions about genes like their own calls, also by symbol', async () => {
    const genes = { genes: ['AT1G00040', 'AT1G00050', 'AT1G00060'] };
    const [regulators, functions, gene, symbol, twin] = await answersOf(
      { regulators: genes },
      { functions: genes },
      { gene: 'AT1G00010' },
      { gene: 'ALF' },
      { gene: 'TWIN' },
    );
    expect(regulators.answer).toEqual(await single('/api/regulators/', genes));
    expect(functions.problem?.detail).toBe(await single('/api/functions/', genes));
    expect(gene.answer).toEqual(await single('/api/gene/AT1G00010/'));
    expect(symbol.answer).toEqual(gene.answer);
    expect([twin.status, twin.answer]).toEqual([300, await single('/api/gene/TWIN/')]);
  });

  it('lets one question fail alone', async () => {
    const answers = await answersOf(
      { query: 'ALF and and' },
      { query: 'nothing_like_it' },
      { query: 'ALF', views: { aupr: {}, stats: {}, table: { rows: 1e9 } } },
      { regulators: { genes: 5 } },
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 200, 400]);
    expect(answers[0].problem).toMatchObject({ code: 'bad-query', place: { from: 8, to: 11 } });
    expect(answers[2].views).toMatchObject({
      aupr: { status: 404, problem: { code: 'no-target-network' } },
      stats: { status: 200, answer: { num_tfs: 1 } },
      table: { status: 400, problem: { code: 'bad-request' } },
    });
  });

  it('says what is wrong with a line', async () => {
    const answers = await answersOf(
      '{"query":',
      '["ALF"]',
      {},
      { query: 'ALF', gene: 'ALF' },
      { query: 'ALF', color: 'red' },
      { query: 'ALF', targetgenes: { file: 'x' } },
      { query: 'ALF', views: { picture: {} } },
      { query: 'ALF', views: { table: { rows: { a: 1 } } } },
      '{"__proto__":{"query":"ALF"}}',
      '{"query":"ALF","views":{"__proto__":{}}}',
      '{"regulators":{"__proto__":{"genes":[]},"genes":["ALF"]}}',
      { id: { a: 1 }, query: 'ALF' },
    );
    expect(problems(answers)).toEqual(
      [
        'The line is not valid JSON.',
        'The line is not a JSON object.',
        'A question has exactly one of the fields query, regulators, functions, orthologs, gene.',
        'A question has exactly one of the fields query, regulators, functions, orthologs, gene.',
        'There is no field "color".',
        'The field "targetgenes" takes: name of a predefined list, names of genes, or a file.',
        expect.stringMatching(/^There is no view "picture"; views are e.g. summary, table, /),
        'The field "views.table.rows" is not valid.',
        'A field cannot be called __proto__.',
        'A field cannot be called __proto__.',
        'A field cannot be called __proto__.',
        'The field "id" takes: a text or a number, which is returned with the answer.',
      ].map((sentence): unknown[] => [400, 'bad-request', sentence]),
    );
  });

  it('refuses a body without questions, with too many, too large, or of another type', async () => {
    const many = Array.from({ length: batchLimits.questions + 1 }, () => '{"gene":"ALF"}').join('\n');
    const refusals: [string, Record<string, string>, number, string][] = [
      ['\n \r\n', json, 400, 'The batch has no question: send one per line.'],
      [many, json, 400, 'A batch has at most 100 questions.'],
      [
        `{"gene":"ALF"}${'\n'.repeat(1 << 20)}`,
        json,
        400,
        'The batch has more than 100,000 blanks and empty lines around its questions.',
      ],
      [' '.repeat(batchLimits.bytes + 1), json, 413, 'The request is too large.'],
      ['{}', { 'Content-Type': 'text/css' }, 415, 'Unsupported Media Type'],
    ];
    for (const [body, headers, status, sentence] of refusals) {
      const response = await post(body, headers);
      expect([response.status, await response.text()]).toEqual([status, sentence]);
    }
  });

  it('stores its queries, so that their pages can be opened and deleted', async () => {
    const [{ answer, secret }] = await answersOf({ query: 'ALF or BET' });
    const { request_id: id } = answer as { request_id: string };
    expect(await single(`/api/stats/${id}/`)).toMatchObject({ num_tfs: 2 });
    const deleted = await fetch(`${server.url}/api/${id}/`, {
      method: 'DELETE',
      headers: { [contract.secretHeader]: String(secret) },
    });
    expect(deleted.status).toBe(204);
  });

  it.each([
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ] as const)(
    'sends a line compressed with %s before it answers the next ones',
    { tags: ['long'] },
    async (encoding, decompress) => {
      const count = async () => {
        const { body } = await server.app.inject('/metrics');
        const found = /^trellis_call_duration_seconds_count\{method="POST",route="\/api\/",.*\} (\d+)/m.exec(body);
        return Number(found?.[1] ?? 0);
      };
      const before = await count();
      const lines = Array.from({ length: 100 }, () => JSON.stringify({ query: 'ALF', views: { stats: {} } }));
      const headers = { ...json, 'Accept-Encoding': encoding };
      const asked = request(`${server.url}/api/batch/`, { method: 'POST', headers });
      asked.end(lines.join('\n'));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      const answers: BatchAnswer[] = [];
      for await (const line of createInterface({ input: answer.pipe(decompress()) })) {
        answers.push(JSON.parse(line) as BatchAnswer);
        if (answers.length === 1) expect((await count()) - before).toBeLessThan(50);
      }
      expect((await count()) - before).toBe(100);
      expect(answers.map(({ line, status }) => [line, status])).toEqual(lines.map((_, i) => [i + 1, 200]));
    },
  );

  it('stops when the caller leaves', async () => {
    /** A number in the metrics of the server. */
    const read = async (pattern: RegExp) =>
      Number(pattern.exec((await server.app.inject('/metrics')).body)?.[1] ?? 0);
    const submitted = () => read(/^trellis_call_duration_seconds_count\{method="POST",route="\/api\/",.*\} (\d+)/m);
    const before = await submitted();
    const lines = Array.from({ length: 100 }, () =>
      JSON.stringify({ query: 'all_tfs', views: { csv: {}, sif: {} } }),
    );
    const headers = { ...json, 'Accept-Encoding': 'gzip' };
    const asked = request(`${server.url}/api/batch/`, { method: 'POST', headers });
    asked.on('error', () => {});
    asked.end(lines.join('\n'));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    answer.destroy();
    await expect.poll(() => read(/^trellis_questions\{state="running"\} (\d+)/m)).toBe(0);
    const asFar = await submitted();
    expect(asFar - before).toBeGreaterThan(0);
    expect(asFar - before).toBeLessThan(80);
    expect((await answersOf({ query: 'ALF' }))[0].status).toBe(200);
    expect(await submitted()).toBeLessThan(asFar + 10);
  });
});

describe('a server with a limit on calls', () => {
  it('counts each question of a batch once, whatever views it asks for', async () => {
    const server = await startServer(fixture('mini'), { callLimit: 5 });
    const headers = { ...json, 'X-Forwarded-For': '203.0.113.1' };
    try {
      const body = Array.from({ length: 7 }, () =>
        JSON.stringify({ query: 'ALF', views: { stats: {}, summary: {}, ids: {} } }),
      ).join('\n');
      const response = await fetch(`${server.url}/api/batch/`, { method: 'POST', headers, body });
      const answers = (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as BatchAnswer);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(answers.find(({ status }) => status === 429)?.problem).toMatchObject({
        code: 'too-many-calls',
        detail: expect.stringMatching(
          /^Too many calls from your address; please try again in \d+ seconds\.$/,
        ) as string,
      });
      expect((await fetch(`${server.url}/api/site/`, { headers })).status).toBe(429);
      expect((await fetch(`${server.url}/api/site/`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

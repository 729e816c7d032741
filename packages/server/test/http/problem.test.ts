import { absencePreference, problemMedia, type Problem } from '@trellis/contract';
import { ProblemSchema } from '@trellis/contract/schemas';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, formOf, startServer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(fixture('mini'));
});
afterAll(() => server.stop());

const send = (query: string, accept: string): Promise<Response> =>
  fetch(`${server.url}/api/`, { method: 'POST', body: formOf({ query }), headers: { Accept: accept } });

async function problemOf(query: string): Promise<Problem> {
  const answer = await send(query, `${problemMedia}, */*`);
  expect(answer.headers.get('content-type')).toBe(problemMedia);
  const problem: Problem = await answer.json();
  expect([...Value.Errors(ProblemSchema, problem)]).toEqual([]);
  expect(problem.status).toBe(answer.status);
  return problem;
}

/** The part of a query that a problem names. */
const partOf = (query: string, { place }: Problem): string | undefined =>
  place && [...query].slice(place.from, place.to).join('');

describe('an error, for a client that accepts problems', () => {
  it('has kind, title, status, sentence, code and the place in the query', async () => {
    expect(await problemOf('ALF or Überträger')).toEqual({
      type: 'urn:trellis:error:unknown-tf',
      title: 'Not found',
      status: 404,
      detail: 'Query not available: "Überträger" is not in database',
      code: 'unknown-tf',
      place: { from: 7, to: 17 },
      suggestions: [],
    });
  });

  it.each([
    ['ALF or Überträger', 'Überträger'],
    ['ALF and and BET', 'and'],
    ['ALF[pvalue<x]', 'pvalue<x'],
    ['ALF[🌱=1] or ZZZ', '🌱'],
    ['ALF or ( BET', ''],
  ])('names the wrong part of %s, in code points', async (query, part) => {
    expect(partOf(query, await problemOf(query))).toBe(part);
  });

  it('suggests the TFs whose name is almost the same', async () => {
    expect((await problemOf('ALFF or GAM')).suggestions).toEqual(['ALF']);
    expect((await problemOf('GAN')).suggestions).toEqual(['GAM']);
  });

  it('is an answer with status 200 when the result has nothing to show, and the client prefers that', async () => {
    const { request_id: id } = (await (await send('ALF', '*/*')).json()) as { request_id: string };
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`${server.url}${path}`, { headers: { Accept: problemMedia, ...headers } });
    const preferred = { Prefer: absencePreference };
    const path = `/api/aupr/${id}/`;
    const listed = { Prefer: `respond-async, ${absencePreference}` };
    const answers = [await ask(path, {}), await ask(path, preferred), await ask(path, listed)];
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
    const applications = answers.map(({ headers }) => headers.get('preference-applied'));
    expect(applications).toEqual([null, absencePreference, absencePreference]);
    const [plain, ...applied] = await Promise.all(answers.map((answer) => answer.json()));
    expect(applied).toEqual([plain, plain]);
    expect(plain).toMatchObject({ status: 404, code: 'no-target-network' });
    expect((await ask('/api/aupr/unknown/', preferred)).status).toBe(404);
  });

  it('has no place when it is not about the text', async () => {
    const problem = await problemOf('not ALF');
    expect([problem.code, problem.place]).toEqual(['empty-query', undefined]);
  });

  it('is a problem on every address of the API', async () => {
    const answer = await fetch(`${server.url}/api/no/such/call`, { headers: { Accept: problemMedia } });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found']);
  });
});

it('is one plain sentence for every other client', async () => {
  const answer = await send('ALF or Überträger', '*/*');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Query not available: "Überträger" is not in database',
  ]);
});

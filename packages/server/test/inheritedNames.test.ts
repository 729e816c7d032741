import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combinations } from '../../core/test/propertyRuns.ts';
import { inheritedNames as all } from '../../torture/src/hostile/words.ts';
import { trellis } from './cli/trellis.ts';
import { places, strictPlaces, type Ids, type PlacedCall } from './inheritedNames.ts';
import type { QueryAnswer } from './messages.ts';
import { folderOf, ontologyFiles } from './ontologyFolder.ts';
import { askOwn, ownAnalysis } from './ownForm.ts';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';

/** The name with a setter, one of a function with properties, and one of a method; in a full run all. */
const inheritedNames = combinations(all, 3);

/** A word that names nothing either. */
const unknown = 'zzzunknown';

let server: TestServer;
let ids: Ids;

beforeAll(async () => {
  server = await startServer(await folderOf(ontologyFiles, fixture('mini')));
  const asked = { query: 'all_tfs', fields: { targetgenes: 'Examples', targetnetworks: 'Ranked' } };
  const answer = (await (await ask(server, asked)).json()) as QueryAnswer;
  const { id: own } = await askOwn(server.url, 'all_tfs', [ownAnalysis]);
  const list = await fetch(`${server.url}/api/gene-lists/`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ list: 'Examples' }),
  });
  ids = { request: answer.request_id, own, list: ((await list.json()) as { readonly id: string }).id };
});
afterAll(() => server.stop());

interface Said {
  readonly status: number;
  readonly text: string;
}

/** Makes a call; unlike fetch, it sends any Host. */
async function call({ address, method = 'GET', headers, body }: PlacedCall): Promise<Said> {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const sent = {
    Accept: 'application/problem+json',
    ...(body !== undefined && { 'Content-Type': type ?? '' }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const to = request(`${server.url}${address}`, { method, headers: sent }, (answer) => {
      buffer(answer).then((read) => resolve({ status: answer.statusCode ?? 0, text: read.toString() }), reject);
    });
    to.once('error', reject);
    to.end(bytes);
  });
}

/** A sentence without the word that it is about, and without similar names. */
const withoutWord = (sentence: string, word: string): string =>
  sentence.replaceAll(new RegExp(word, 'gi'), 'WORD').replaceAll(/ Did you mean [^?]*\?/g, '');

/** What an answer says, as far as it is the same for every unknown word: its status, and the problem if there is one. */
function comparable({ status, text }: Said, word: string) {
  expect(text).not.toMatch(/native code|\[object |Something went wrong/);
  const problem = /"code":"([\w-]+)"/.exec(text)?.[1];
  const sentence = /"(?:detail|text)":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  const isRefused = problem !== undefined || text.includes('"isError":true');
  return { status, problem, sentence: isRefused && sentence !== undefined && withoutWord(sentence, word) };
}

describe.each(Object.entries(places))('%s', (_, place) => {
  it('is unknown when an object inherits it, like any other unknown word', async () => {
    const expected = comparable(await call(place(unknown, ids)), unknown);
    for (const word of inheritedNames)
      expect([word, comparable(await call(place(word, ids)), word)]).toEqual([word, expected]);
  });
});

describe.each(Object.entries(strictPlaces))('%s', (_, place) => {
  it('is unknown or refused when an object inherits it', async () => {
    const expected = comparable(await call(place(unknown, ids)), unknown);
    for (const word of inheritedNames) {
      const answer = await call(place(word, ids));
      const said = comparable(answer, word);
      if (isRefusal(answer)) expect([word, answer.text]).toEqual([word, expect.stringMatching(/[A-Z\w].+/)]);
      else expect([word, said]).toEqual([word, expected]);
    }
  });
});

/** Whether a call, a line of a batch or a tool was refused. */
const isRefusal = ({ status, text }: Said): boolean =>
  status === 400 || /"status":400|"isError":true/.test(text.slice(0, 400)) || text.includes('"isError":true');

describe('the command line', () => {
  const lines: Readonly<Record<string, (word: string) => readonly string[]>> = {
    'a command': (word) => [word],
    'the help of a command': (word) => ['help', word],
    'an option': (word) => ['import', `--${word}`],
    'an option with a value': (word) => ['query', 'ALF', `--${word}=1`],
    'a kind of file': (word) => ['import', word, 'x.csv', '--edition', 'development'],
    'a size': (word) => ['demo', '--size', word, '--data', server.data],
    'a shell': (word) => ['completion', word],
    'a species': (word) => ['fetch', word],
  };
  /** Those that open the data, which takes a second. */
  const slowLines: typeof lines = {
    'a query': (word) => ['query', word, '--data', server.data],
    'a format': (word) => ['query', 'ALF', '--data', server.data, '--format', word],
    'a view': (word) => ['query', 'ALF', '--data', server.data, '--view', word],
    'a list': (word) => ['query', 'ALF', '--data', server.data, '--targetgenes', word],
  };

  const check = async (line: (word: string) => readonly string[], words: readonly string[]) => {
    const run = async (word: string) => {
      const { code, err } = await trellis(...line(word));
      return { code, sentence: withoutWord(err, word) };
    };
    const expected = await run(unknown);
    expect([1, 2]).toContain(expected.code);
    for (const word of words) expect([word, await run(word)]).toEqual([word, expected]);
  };

  it.each(Object.entries(lines))('%s that an object inherits is unknown', (_, line) => check(line, inheritedNames));

  it.each(Object.entries(slowLines))('%s that an object inherits is unknown', (_, line) =>
    check(line, ['__proto__', 'constructor']),
  );

  it.each(inheritedNames)('imports no edition called %s by accident', async (word) => {
    const { code, err } = await trellis('import', fixture('mini'), '--edition', word, '--dry-run');
    if (code !== 0) expect([code, err]).toEqual([1, expect.stringContaining(`"${word}"`)]);
  });
});

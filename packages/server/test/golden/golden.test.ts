import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testServer.ts';
import { askCase } from './askCase.ts';
import { differencesOf } from './judge.ts';
import { plain } from './names.ts';
import { goldenDataset, readGoldenCases, readStaticChecks, type Recorded } from './readGolden.ts';
import { staticForms } from './staticForms.ts';

/** Parts of a recorded case that are not answers of their own. */
const notAnswers = ['status', 'text', 'afterHide'];

describe('the recorded answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(goldenDataset);
  });
  afterAll(() => server.stop());

  it.each(readGoldenCases())('are given again: $name', async (recorded) => {
    const { expect: expected } = recorded;
    const given = await askCase(server, recorded);
    expect([expected.status].flat()).toContain(given.status);
    if (expected.text !== undefined) expect(plain(given.text)).toContain(plain(expected.text));
    if (given.status !== 200) return;
    const compare = (all: Recorded, answers: Readonly<Record<string, unknown>> = {}) =>
      Object.entries(all)
        .filter(([name]) => !notAnswers.includes(name))
        .flatMap(([name, form]) =>
          differencesOf({ name, expected: form, actual: answers[name] }, all, recorded)
            .slice(0, 3)
            .map((difference) => `${name} ${difference}`),
        );
    expect(compare(expected, given.answers)).toEqual([]);
    expect(compare(expected.afterHide ?? {}, given.afterHide)).toEqual([]);
  });

  it.each(readStaticChecks())('are given again without a request: $name', async (check) => {
    const { name, method = 'GET', path, body, form, expect: expected } = check;
    const response = await fetch(server.url + path, {
      method,
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const read = form === undefined ? undefined : staticForms.get(form);
    const actual = response.status === 200 && read ? read(text) : { status: response.status };
    const [recorded] = readGoldenCases(['and_two']);
    expect(differencesOf({ name, expected, actual }, {}, recorded)).toEqual([]);
  });
});

describe('the comparison', () => {
  const [recorded, other] = readGoldenCases(['and_two', 'not_right']);

  it('finds that the answers are those of another query', () => {
    const { expect: wanted } = recorded;
    for (const name of ['table', 'summary', 'network', 'motif', 'analysisEnrichment', 'sungear']) {
      const compared = { name, expected: wanted[name], actual: other.expect[name] };
      expect(differencesOf(compared, wanted, recorded), name).not.toEqual([]);
    }
  });
});

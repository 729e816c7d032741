import { expect } from 'vitest';
import { askCase, type AnsweringSite } from './askCase.ts';
import { differencesOf } from './judge.ts';
import { plain } from './names.ts';
import { readGoldenCases, type Recorded, type RecordedCase, type StaticCheck } from './readGolden.ts';
import { staticForms } from './staticForms.ts';

/** Parts of a recorded case that are not answers of their own. */
const notAnswers = ['status', 'text', 'afterHide'];

/** Expects the recorded answers to a case from a site. */
export async function expectCase(server: AnsweringSite, recorded: RecordedCase): Promise<void> {
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
}

/** Expects the recorded answer to a call that needs no request. */
export async function expectStatic(server: AnsweringSite, check: StaticCheck): Promise<void> {
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
}

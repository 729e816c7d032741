import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { miniFolder, trellis } from './trellis.ts';

let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'trellis-cli-release-'));
  await trellis('import', miniFolder, '--edition', 'garden', '--data', data);
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Runs the command; returns its exit code and what it says. */
async function release(...words: string[]): Promise<[code: number | null, text: string]> {
  const { code, out, err } = await trellis('release', '--data', data, ...words);
  return [code, (out + err).trimEnd()];
}

it('writes a release into the data folder once', async () => {
  const [code, line] = await release('--edition', 'garden');
  expect([code, line]).toEqual([0, expect.stringMatching(/releases\/garden\/[0-9a-f]{12}: 24 interactions$/)]);
  const [version] = await readdir(join(data, 'releases/garden'));
  expect(await release('--edition', 'garden')).toEqual([
    0,
    `${join(data, 'releases/garden', version)} is there already; nothing was changed`,
  ]);
  expect(await release('--edition', 'garden', '--version', version.slice(0, 6))).toHaveLength(2);
});

it.each([
  [['--edition', 'garden', '--url', 'ftp://x'], 2, 'release: --url is an http or https address, not "ftp://x"'],
  [
    ['--edition', 'garden', '--released', '2026-02-30'],
    2,
    '--released is a date such as 2026-01-31, not "2026-02-30"',
  ],
  [['--edition', 'garden', 'more'], 2, 'release does not know what to do with "more"'],
  [[], 2, 'release needs --edition'],
  [['--edition', 'other'], 1, 'There is no data set for the edition other.'],
  [['--edition', '../garden'], 1, 'There is no data set for the edition ../garden.'],
])('refuses %j with code %i', async (words, code, sentence) => {
  const [exit, line] = await release(...words);
  expect([exit, line.includes(sentence.replace(/^release: /, ''))]).toEqual([code, true]);
});

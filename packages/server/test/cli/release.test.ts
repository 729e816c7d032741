import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

it.skipIf(!existsSync('/proc/self'))('says at once where no folder can be made', async () => {
  const folder = '/proc/trellis/releases';
  expect(await release('--edition', 'garden', '--out', folder)).toEqual([
    1,
    'trellis: the folder /proc/trellis cannot be made in /proc',
  ]);
  expect(await trellis('demo', '--edition', 'garden', '--data', '/proc/trellis')).toEqual({
    code: 1,
    out: '',
    err: 'trellis: the folder /proc/trellis cannot be made in /proc',
  });
});

it('says that a file is in the way, and leaves it', async () => {
  const file = join(data, 'taken');
  await writeFile(file, 'mine');
  const [code, line] = await release('--edition', 'garden', '--out', file);
  expect([code, line]).toEqual([1, `trellis: ${file} is a file, not a folder`]);
  expect(await readFile(file, 'utf8')).toBe('mine');
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

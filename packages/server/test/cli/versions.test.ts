import { describe, expect, it } from 'vitest';
import { importMini, ofMini } from './mini.ts';
import { trellis } from './trellis.ts';

/** The version that the last line of an import names. */
const versionIn = (out: string): string => /version ([0-9a-f]{64})$/.exec(out)?.[1] ?? '';

/** A data folder with two versions of the mini data set, the older one first. */
async function twoVersions() {
  const data = await importMini();
  const { out } = await trellis('remove', 'analysis', '3', ...ofMini(data));
  const listed = await trellis('versions', 'list', '--data', data);
  const [, , older] = listed.out.split('\n').map((line) => line.split(/\s+/)[1]);
  return { data, newest: versionIn(out), older };
}

describe('trellis versions', () => {
  it('lists what is kept, the newest first', async () => {
    const { data, newest, older } = await twoVersions();
    const { code, out } = await trellis('versions', 'list', ...ofMini(data));
    const [head, first, second, ...more] = out.split('\n');
    expect({ code, more }).toEqual({ code: 0, more: [] });
    expect(head).toMatch(/^edition +version +imported +state +analyses +label$/);
    expect(first).toMatch(
      new RegExp(`^mini +${newest.slice(0, 12)} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +newest +5 `),
    );
    expect(second).toMatch(new RegExp(`^mini +${older} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +6 `));
  });

  it('pins a version, ends that, and removes one', async () => {
    const { data, newest, older } = await twoVersions();
    expect(await trellis('versions', 'pin', older, ...ofMini(data))).toMatchObject({
      code: 0,
      out: `mini: version ${older} is pinned`,
    });
    expect((await trellis('versions', 'list', '--data', data)).out).toContain('pinned');
    await trellis('versions', 'pin', older, '--off', ...ofMini(data));
    expect((await trellis('versions', 'list', '--data', data)).out).not.toContain('pinned');
    const { code, err } = await trellis('versions', 'remove', 'newest', ...ofMini(data));
    expect({ code, err }).toEqual({
      code: 1,
      err: `trellis: version ${newest.slice(0, 12)} is the newest data set of mini: only older ones can be removed`,
    });
    expect((await trellis('versions', 'remove', older.slice(0, 8), ...ofMini(data))).out).toBe(
      `mini: version ${older} removed`,
    );
    expect((await trellis('versions', 'list', '--data', data)).out.split('\n')).toHaveLength(2);
  });

  it('compares a version with the newest, or with another', async () => {
    const { data, newest, older } = await twoVersions();
    const { code, out } = await trellis('versions', 'diff', older, ...ofMini(data));
    const lines = out.split('\n');
    expect(code).toBe(0);
    expect(lines.slice(0, 4)).toEqual([
      `from ${older} to ${newest.slice(0, 12)}`,
      'analyses: 0 added, 1 removed, 0 changed, 5 the same',
      expect.stringMatching(/^edges: 0 gained, \d lost, 0 with other values, \d+ in both$/),
      'genes of the annotation: 0 gained, 0 lost, 12 in both',
    ]);
    expect(lines[5]).toMatch(/BET +removed/);
    const back = await trellis('versions', 'diff', newest, older, ...ofMini(data));
    expect(back.out).toContain('analyses: 1 added, 0 removed, 0 changed, 5 the same');
  });

  it('says when there is no such version or edition', async () => {
    const { data } = await twoVersions();
    expect((await trellis('versions', 'pin', '00000000', ...ofMini(data))).err).toBe(
      'trellis: no version of "mini" begins with 00000000 (trellis versions list)',
    );
    expect((await trellis('versions', 'list', '--edition', 'none', '--data', data)).err).toBe(
      'trellis: there is no data set "none"',
    );
    expect((await trellis('versions', 'pin', 'abc', ...ofMini(data))).code).toBe(2);
  });
});

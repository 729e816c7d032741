import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../torture/src/fuzz/targets/zipParts.ts';
import { readArchive } from '../../../src/views/archive/readArchive.ts';

const archive = zipOf(Buffer.from('=== a.txt\none\n=== b.txt\ntwo\n'));

/** The archive with another size of its last file in the directory. */
function saying(size: number): Buffer {
  const bytes = Buffer.from(archive);
  const last = bytes.lastIndexOf('PK\x01\x02');
  for (const place of [20, 24]) bytes.writeUInt32LE(size, last + place);
  return bytes;
}

describe('the files of an archive', () => {
  it('are read by name, those that are wanted', async () => {
    expect([...(await readArchive(archive, (name) => name === 'b.txt'))]).toEqual([['b.txt', 'two\n']]);
  });

  it.each([
    ['is not a zip', Buffer.from('x'), 'This is not a zip archive.'],
    ['has a file outside of its folder', zipOf(Buffer.from('=== ../x\none\n')), 'is damaged; download it again'],
    ['has an absolute path', zipOf(Buffer.from('=== /x\none\n')), 'is damaged; download it again'],
    ['is shorter than it says', saying(1000), 'is damaged; download it again'],
    ['has a file that is too large', saying(300 * 1024 * 1024), 'larger than 256 MB'],
    ['has files that are too large together', saying(256 * 1024 * 1024), 'larger than 256 MB'],
  ])('are refused with one sentence if it %s', async (_, bytes, message) => {
    const reading = readArchive(bytes, () => true);
    await expect(reading).rejects.toMatchObject({ code: 'bad-file', message: expect.stringContaining(message) });
  });
});

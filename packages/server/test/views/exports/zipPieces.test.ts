import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { zipPieces, type ZippedFile } from '../../../src/views/exports/zipPieces.ts';
import { readArchive } from '../../../src/views/archive/readArchive.ts';

/** The bytes of a zip. */
async function zipOf(files: Iterable<ZippedFile>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(files)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const long = Array.from({ length: 30_000 }, (_, i) => `AT1G${String(i).padStart(5, '0')},${i % 7}\n`).join('');

it('holds what it was given, as a text, in pieces, and as bytes', async () => {
  const bytes = await zipOf([
    { name: 'a.txt', content: 'é' },
    { name: 'tables/b.csv', content: long.match(/[^\n]*\n/g) ?? [] },
    { name: 'c.bin', content: [new TextEncoder().encode(long), 'end'] },
    { name: 'empty', content: '' },
  ]);
  const read = await readArchive(bytes, () => true);
  expect([...read.keys()]).toEqual(['a.txt', 'tables/b.csv', 'c.bin', 'empty']);
  expect([...read.values()]).toEqual(['é', long, `${long}end`, '']);
});

it('has the same bytes in every version of Node, time zone and browser', async () => {
  const bytes = await zipOf([{ name: 'b.csv', content: long }]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    '07d4dbc9faad9e9260cc1addb2f763124398a1e0ad4f5b3d28c7a1192c70b8ef',
  );
});

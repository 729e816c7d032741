import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gunzip, maxUnpackedBytes } from '../../../../../src/features/query/own/reading/gunzip.ts';
import { isZip, readWorkbook } from '../../../../../src/features/query/own/reading/workbook.ts';
import { zipSizes } from '../../../../../src/features/query/own/reading/zipSizes.ts';
import { fixture } from './mini.ts';

const workbook = fixture('own/deseq2.xlsx');

/** The workbook with another unpacked size of each file in its directory. */
function saying(unpacked: number): Uint8Array {
  const bytes = workbook.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, unpacked, true);
  return bytes;
}

describe('a workbook', () => {
  it('is a zip archive whose directory says the sizes of its files', () => {
    const sizes = zipSizes(workbook) ?? [];
    expect(isZip(workbook)).toBe(true);
    expect(sizes.length).toBeGreaterThan(5);
    for (const { packed, unpacked } of sizes) expect(unpacked).toBeGreaterThanOrEqual(packed);
  });

  it.each([
    ['says that it is huge', saying(4e9), 'unpacks to more than 256 MB'],
    ['does not say how large it is', saying(0), 'unpacks to more than 256 MB'],
    ['is larger than it says', saying(100), 'the workbook cannot be read'],
    ['is cut', workbook.slice(0, 3000), 'the workbook is damaged'],
    ['is another archive', Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]), 'cannot be read'],
  ])('is refused that %s', async (_, bytes, message) => {
    await expect(readWorkbook(bytes, 'x.xlsx')).rejects.toThrow(message);
  });

  it('with any damage is read or refused with one sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(workbook.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = workbook.slice();
        bytes[at] = byte;
        const outcome = await readWorkbook(bytes, 'x.xlsx').catch((error: unknown) => String(error));
        if (typeof outcome === 'string') expect(outcome).toContain('x.xlsx: the workbook');
      }),
      { numRuns: 50 },
    );
  });
});

describe('a gzip file', () => {
  it('that unpacks to too much is refused', async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(maxUnpackedBytes + 1)));
    await expect(gunzip(bomb, 'x.gz')).rejects.toThrow('unpacks to more than 64 MB');
  });

  it('that is cut is refused', async () => {
    const cut = new Uint8Array(gzipSync('gene\n'.repeat(1000))).slice(0, 20);
    await expect(gunzip(cut, 'x.gz')).rejects.toThrow('the gzip file is damaged');
  });
});

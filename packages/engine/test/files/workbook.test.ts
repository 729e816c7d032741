import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isZip } from '@trellis/core/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gunzip, maxUnpackedBytes } from '../../src/files/gunzip.ts';
import { readWorkbook } from '../../src/files/workbook.ts';
import { zipSizes } from '../../src/files/zipSizes.ts';
import { zipOf } from '../../../torture/src/fuzz/targets/zipParts.ts';

const workbook = new Uint8Array(readFileSync(new URL('../../../../fixtures/own/deseq2.xlsx', import.meta.url)));

/** The workbook with another unpacked size of each file in its directory. */
function saying(unpacked: number): Uint8Array {
  const bytes = workbook.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, unpacked, true);
  return bytes;
}

/** A workbook that names one sheet several times, which has one row with cells in the format of dates. */
const datesIn = (sheets: number, values: readonly string[], more = ''): Uint8Array =>
  zipOf(
    Buffer.from(`=== _rels/.rels
<Relationships><Relationship Type="x/officeDocument" Target="xl/workbook.xml" Id="rId1"/></Relationships>
=== [Content_Types].xml
<Types></Types>
=== xl/workbook.xml
<workbook><sheets>${'<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(sheets)}</sheets></workbook>
=== xl/_rels/workbook.xml.rels
<Relationships><Relationship Type="x/worksheet" Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Type="x/styles" Target="styles.xml" Id="rId2"/></Relationships>
=== xl/styles.xml
<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>
=== xl/worksheets/sheet1.xml
<worksheet><sheetData><row r="1">${values.map((value, i) => `<c r="${'ABC'[i]}1" s="1"><v>${value}</v></c>`).join('')}${more}</row></sheetData></worksheet>
`),
  );

const dates = (...values: readonly string[]): Uint8Array => datesIn(1, values);

describe('a workbook', () => {
  it('with a number that is too large for a date is read, as Excel shows it', async () => {
    const [{ rows }] = await readWorkbook(dates('45000', '5e15'), 'x.xlsx');
    expect(rows.map(({ cells }) => cells)).toEqual([['2023-03-15', '#NUM!']]);
  });

  it('with a hundred sheets is read, and with more refused, also when they are one sheet', async () => {
    expect(await readWorkbook(datesIn(100, ['45000']), 'x.xlsx')).toHaveLength(100);
    const refused = readWorkbook(datesIn(101, ['45000']), 'x.xlsx');
    await expect(refused).rejects.toThrow('x.xlsx: the workbook has more than 100 sheets');
  });

  it('ends at the last column with a value, whatever the format of the cells behind it', async () => {
    const [{ rows }] = await readWorkbook(datesIn(1, ['45000', '45001'], '<c r="XFD1" s="1"/>'), 'x.xlsx');
    expect(rows.map(({ cells }) => cells)).toEqual([['2023-03-15', '2023-03-16']]);
  });

  it('is a zip archive whose directory says the sizes of its files', () => {
    const sizes = zipSizes(workbook) ?? [];
    expect(isZip(workbook)).toBe(true);
    expect(sizes.length).toBeGreaterThan(5);
    for (const { packed, unpacked } of sizes) expect(unpacked).toBeGreaterThanOrEqual(packed);
  });

  it.each([
    ['says that it is huge', saying(4e9), 'unpacks to more than 256 MB'],
    ['does not say how large it is', saying(0), 'unpacks to more than 256 MB'],
    ['is larger than it says', saying(100), 'cannot be read as a workbook'],
    ['is cut', workbook.slice(0, 3000), 'is damaged'],
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
        if (typeof outcome === 'string')
          expect(outcome).toMatch(/x\.xlsx(: the workbook| is damaged| cannot be read)/);
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

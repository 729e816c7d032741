import { gunzipSync } from 'node:zlib';
import { TrellisError } from '@trellis/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRData } from '../../../src/formats/rData/readRData.ts';
import { fixture } from '../../fixtures.ts';
import { refusalOf } from '../../refusal.ts';

/** A table as R sees it. */
interface Expected {
  readonly file: string;
  readonly object: string | null;
  /** The columns of doubles, which are given with 17 digits. */
  readonly numeric: readonly string[];
  readonly columns: readonly string[];
  /** The cells of each column. */
  readonly cells: readonly (readonly string[])[];
}

const expected = JSON.parse(Buffer.from(fixture('expected.json')).toString('utf8')) as readonly Expected[];

const read = (name: string, object?: string) => readRData(fixture(name), { name, object });

const refusal = (name: string, object?: string): string => refusalOf(() => read(name, object));

/** The text of a double with all digits, as the reader writes it. */
const doubleText = (cell: string): string => (/\d/.test(cell) ? String(Number(cell)) : cell);

describe('a file of R', () => {
  it.each(expected)('is read as R reads it: $file $object', ({ file, object, numeric, columns, cells }) => {
    const table = read(file, object ?? undefined);
    expect(table.columns).toEqual(columns);
    columns.forEach((name, i) => {
      const wanted = numeric.includes(name) ? cells[i].map(doubleText) : cells[i];
      expect(table.rows.map((row) => row[i])).toEqual(wanted);
    });
  });

  it('needs the object to be named where there are several tables', () => {
    const listed = 'the file holds results/roots, results/leaves, results/a/b/c, genes, lists';
    expect(refusal('objects.RData')).toBe(`objects.RData: say which object to read; ${listed}`);
    expect(refusal('objects.RData', 'results')).toBe(`objects.RData: no table at "results"; ${listed}`);
    expect(refusal('objects.RData', 'results/stem')).toContain('no table at "results/stem"');
  });

  it('is refused in one sentence if it is in a form that is not read', () => {
    const ascii = 'R data in the ASCII or native form; save the file with "ascii = FALSE"';
    expect(refusal('ascii.rda')).toBe(`ascii.rda: ${ascii}`);
    expect(refusal('ascii.rds')).toBe(`ascii.rds: ${ascii}`);
    expect(refusal('xz.rda')).toBe('xz.rda: xz compression is not supported; use gzip or bzip2');
    expect(refusal('compiled.rda')).toBe('compiled.rda: the file holds compiled functions; save the data alone');
    expect(refusal('nested.rds')).toBe('nested.rds: column "nested" does not hold texts or numbers');
    expect(refusalOf(() => readRData(Buffer.from('gene,log2fc\n'), { name: 'x.csv' }))).toBe(
      'x.csv: not an R data file of "save" or "saveRDS", version 2 or 3',
    );
    expect(refusalOf(() => readRData(new Uint8Array(), { name: 'x.rda' }))).toContain('not an R data file');
    expect(refusalOf(() => readRData(Buffer.from('X\n\0\0\0\u0001'), { name: 'x' }))).toContain(
      'R data of version 1',
    );
  });

  it('that is cut anywhere is refused', () => {
    const [name, bytes] = ['plain.rds', fixture('plain.rds')];
    for (let end = 0; end < bytes.length; end++)
      expect(refusalOf(() => readRData(bytes.subarray(0, end), { name }))).toMatch(/^plain\.rds: [^\n]+$/);
  });
});

describe('a length that a damaged file claims', () => {
  /** A serialized value of version 3 in UTF-8, from 32-bit integers. */
  const claim = (...ints: readonly number[]): Uint8Array => {
    const head = [...Buffer.from('X\n'), ...bigEndian(3, 0x40202, 0x30500, 5), ...Buffer.from('UTF-8')];
    return Uint8Array.from([...head, ...bigEndian(...ints)]);
  };
  const bigEndian = (...ints: readonly number[]): number[] =>
    ints.flatMap((int) => [int >>> 24, (int >>> 16) & 255, (int >>> 8) & 255, int & 255]);

  it.each([
    ['of numbers', claim(14, 0x7fffffff)],
    ['of texts', claim(16, 0x7fffffff)],
    ['of a list', claim(19, 0x7fffffff)],
    ['below zero', claim(13, -7)],
    ['of 64 bits', claim(14, -1, 0x7fffffff, -1)],
    ['of a text', claim(16, 1, 9, 0x7fffffff)],
  ])('%s is refused before memory is taken', (_, bytes) => {
    expect(refusalOf(() => readRData(bytes, { name: 'x.rds' }))).toMatch(
      /^x\.rds: (a vector at byte \d+ is longer than the file|the file ends within a value at byte \d+)$/,
    );
  });

  it('of a compact sequence is refused', () => {
    const symbol = [1, 9, 14, 0x636f6d70, 0x6163745f, 0x696e7473, 0x65710000];
    const bytes = claim(238, 2, ...symbol).subarray(0, -2);
    const rest = bigEndian(254, 14, 3, 0x43300000, 0, 0x3ff00000, 0, 0x3ff00000, 0, 254);
    expect(refusalOf(() => readRData(Uint8Array.from([...bytes, ...rest]), { name: 'x.rds' }))).toBe(
      'x.rds: a compact sequence has a wrong length',
    );
  });

  it('that is nested without end is refused', () => {
    const nested = claim(...Array.from({ length: 10_000 }, () => [19, 1]).flat());
    expect(refusalOf(() => readRData(nested, { name: 'x.rds' }))).toBe('x.rds: values are nested more than 400 deep');
  });
});

/** Files of which a few bytes are replaced, or the end is cut. */
const damaged = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.oneof({ weight: 4, arbitrary: fc.constant(bytes.length) }, { weight: 1, arbitrary: fc.nat(bytes.length) }),
    )
    .map(([changes, end]) => {
      const copy = Uint8Array.from(bytes);
      for (const [place, byte] of changes) copy[place] = byte;
      return copy.subarray(0, end);
    });

describe('a damaged file', () => {
  const plain = (name: string): Uint8Array => gunzipSync(fixture(name));
  it.each([
    ['plain.rds', fixture('plain.rds'), undefined],
    ['compact.rds, unpacked', plain('compact.rds'), undefined],
    ['objects.RData, unpacked', plain('objects.RData'), 'lists'],
    ['others.rda, unpacked', plain('others.rda'), 'others/table'],
    ['gzip.rda', fixture('gzip.rda'), undefined],
    ['bzip2.rda', fixture('bzip2.rda'), undefined],
  ])('gives a table or one sentence: %s', (name, bytes, object) => {
    fc.assert(
      fc.property(damaged(bytes), (changed) => {
        try {
          const { columns, rows } = readRData(changed, { name, object });
          expect(rows.every((row) => row.length === columns.length)).toBe(true);
        } catch (error) {
          if (!(error instanceof TrellisError)) throw error;
          expect(error.code).toBe('bad-file');
          expect(error.message.startsWith(`${name}: `)).toBe(true);
        }
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });
});

import { gzipSync } from 'node:zlib';
import { TrellisError } from '@trellis/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpack } from '../../src/formats/unpack.ts';
import { fixture } from '../fixtures.ts';
import { refusalOf } from '../refusal.ts';

const text = 'gene\tlog2fc\nAT1G01010\t1.5\n';
const gzip = gzipSync(text);
const bzip2 = fixture('table.tsv.bz2');

const unpacked = (...parts: readonly Uint8Array[]): string =>
  Buffer.from(unpack(Buffer.concat(parts), 'x')).toString('utf8');

describe('a packed file', () => {
  it('is known by its first bytes', () => {
    expect(unpacked(gzip)).toBe(text);
    expect(unpacked(bzip2)).toBe(text);
    expect(unpacked(Buffer.from(text))).toBe(text);
    expect(unpacked(Buffer.from('BZh9 is a gene'))).toBe('BZh9 is a gene');
    expect(unpacked()).toBe('');
  });

  it('can hold several streams one after the other', () => {
    expect(unpacked(gzip, gzip)).toBe(text + text);
    expect(unpacked(bzip2, bzip2)).toBe(text + text);
  });

  it('that is cut anywhere is refused', () => {
    for (let end = 2; end < gzip.length; end++)
      expect(refusalOf(() => unpacked(gzip.subarray(0, end)))).toBe('x: the gzip file is damaged');
    for (let end = 5; end < bzip2.length; end++)
      expect(refusalOf(() => unpacked(bzip2.subarray(0, end)))).toBe('x: the bzip2 file is damaged');
  });

  it('with other bytes gives the same text or one sentence', () => {
    const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.constantFrom(gzip, bzip2), changes, (bytes, replaced) => {
        const copy = Buffer.from(bytes);
        for (const [place, byte] of replaced) copy[5 + Math.floor(place * (copy.length - 5))] = byte;
        try {
          expect([text, '']).toContain(unpacked(copy));
        } catch (error) {
          if (!(error instanceof TrellisError)) throw error;
          expect(error.message).toMatch(/^x: the (gzip|bzip2) file is damaged$/);
        }
      }),
      { seed: 20261122, numRuns: 600 },
    );
  });

  it('is refused if it unpacks to too much', () => {
    const zeros = gzipSync(Buffer.alloc(100_000));
    expect(unpack(zeros, 'x', 100_000)).toHaveLength(100_000);
    expect(refusalOf(() => unpack(zeros, 'x', 99_999))).toBe('x: the file unpacks to more than 99999 bytes');
    expect(unpack(bzip2, 'x', text.length)).toHaveLength(text.length);
    expect(refusalOf(() => unpack(bzip2, 'x', text.length - 1))).toBe('x: the file unpacks to more than 25 bytes');
  });

  it('is refused if it is packed with xz', () => {
    expect(refusalOf(() => unpack(fixture('xz.rda'), 'x'))).toBe(
      'x: xz compression is not supported; use gzip or bzip2',
    );
  });
});

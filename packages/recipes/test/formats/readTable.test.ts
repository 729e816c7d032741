import { gzipSync } from 'node:zlib';
import { TrellisError } from '@trellis/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, tableFormats, type ReadTableOptions } from '../../src/formats/readTable.ts';
import { makeSchemas } from '../../src/recipe/make.ts';
import { fixture } from '../fixtures.ts';
import { refusalOf } from '../refusal.ts';

const read = (bytes: Uint8Array, options: Omit<ReadTableOptions, 'name'>) =>
  readTable(bytes, { name: 'x', ...options });

describe('a table', () => {
  it.each([
    ['delimited', 'gene;fc\nA;1\n', { separator: ';' as const }, ['A', '1']],
    ['lines', 'gene\nA x\n', { header: true }, ['A']],
    ['named lists', '>up\nA\n', {}, ['up', 'A']],
    ['gff3', '1\t.\tgene\t1\t2\t.\t+\t.\tID=A\n', { types: ['gene'] }, ['1', '.', 'gene', '1', '2', '+', 'A']],
    ['transfac', 'AC m\n//\n', {}, ['m', '', '']],
  ])('is read in the format %s, packed or not, with the options of its reader', (format, text, options, row) => {
    expect(read(Buffer.from(text), { format, ...options }).rows).toEqual([row]);
    expect(read(gzipSync(text), { format, ...options }).rows).toEqual([row]);
  });

  it('is read in the format r data', () => {
    expect(read(fixture('objects.RData'), { format: 'r data', object: 'results/roots' }).rows).toEqual([
      ['AT1G01010', '1.5'],
      ['AT1G01020', '-2'],
    ]);
  });

  it('is refused in an unknown format', () => {
    expect(refusalOf(() => read(Buffer.from('x'), { format: 'xlsx' }))).toBe(
      'x: no format "xlsx"; there are "delimited", "lines", "named lists", "r data", "gff3", "transfac"',
    );
  });

  it('can be in exactly the formats that recipes name', () => {
    const { anyOf } = makeSchemas.genes.properties.read.properties.format;
    expect(anyOf.map((each) => each.const)).toEqual(tableFormats);
  });
});

describe('any file', () => {
  const words = fc.constantFrom(
    ...[
      'gene',
      'A',
      '1.5',
      '–2',
      '',
      '"',
      '"a,b"',
      ',',
      ';',
      '\t',
      ' ',
      '\n',
      '\r\n',
      '\r',
      '#',
      '>',
      '>up\n',
      '\ufeff',
      '\0',
    ],
    ...[
      '1\t.\tgene\t1\t2\t.\t+\t.\tID=A',
      ';x=y',
      '%41%FF',
      '##FASTA\n',
      'AC x\n',
      'P0 A C\n',
      '1 2 3\n',
      '//\n',
      'X\n',
    ],
  );
  const file = fc.oneof(
    fc.array(words, { maxLength: 30 }).map((parts) => Buffer.from(parts.join(''))),
    fc.array(words, { maxLength: 30 }).map((parts) => Buffer.from(`\ufeff${parts.join('')}`, 'utf16le')),
    fc.uint8Array({ maxLength: 60 }),
  );

  it.each(tableFormats)('gives a table with full rows, or one sentence, as %s', (format) => {
    let tables = 0;
    fc.assert(
      fc.property(file, fc.boolean(), fc.boolean(), (bytes, header, quote) => {
        try {
          const { columns, rows } = read(bytes, { format, header, quote, comment: '#' });
          expect(new Set(columns).size).toBe(columns.length);
          expect(rows.every((row) => row.length === columns.length)).toBe(true);
          tables++;
        } catch (error) {
          if (!(error instanceof TrellisError)) throw error;
          expect(error.message).toMatch(/^x(, line \d+)?: [^\n]+$/);
        }
      }),
      { seed: 20261122, numRuns: 500 },
    );
    expect(tables > 0).toBe(format !== 'r data');
  });
});

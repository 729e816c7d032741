import { TrellisError } from '@trellis/core';
import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDifferences, withoutDifferences } from '../../src/site/idDifferences.ts';
import { packQuestion, unpackQuestion, type PortableRecord } from '../../src/site/portableQuestion.ts';

const record: PortableRecord = {
  id: '6b1c3f0e-2a4d-4c55-9c1e-0d3b5a7f9e10',
  edition: 'development',
  version: 'v1',
  inputs: JSON.stringify({ inputs: { query: 'ALF', edges: [] }, predefined: {} }),
  created: '2026-01-01T00:00:00.000Z',
  revisions: [],
};

const lettersOf = (value: unknown): string =>
  Buffer.from(deflateSync(new TextEncoder().encode(JSON.stringify(value)))).toString('base64url');

const thrownBy = (letters: string, maxBytes?: number): unknown => {
  try {
    unpackQuestion(letters, maxBytes);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('ids as differences', () => {
  const word = fc.oneof(
    fc.nat(99_999).map((n) => `AT1G${String(n).padStart(5, '0')}`),
    fc.nat(9_999_999).map((n) => `Os01g${String(n).padStart(7, '0')}`),
    fc.constantFrom('', ' ', '\n', ',', '"', '9', 'x', 'AT1G', '_', '\u0001', '0012345', 'zm00001eb000010.1'),
    fc.string({ unit: 'binary' }),
  );

  it('are undone to the same text', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom('\n', '', ',', ' '), (words, between) => {
        const json = JSON.stringify([words.join(between)]);
        expect(withoutDifferences(withDifferences(json))).toBe(json);
      }),
    );
  });

  it('make sorted lists short', () => {
    const genes = Array.from({ length: 3000 }, (_, i) => `AT${1 + (i >> 10)}G${String((i % 1024) * 90 + 1000)}0`);
    const json = JSON.stringify(genes.join('\n'));
    expect(withDifferences(json).length).toBeLessThan(json.length / 2);
  });

  it('take no long time for a long word without an end', { tags: ['long'] }, () => {
    const start = performance.now();
    withoutDifferences(withDifferences(JSON.stringify('A'.repeat(1_000_000))));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a question in the letters of an address', () => {
  it('is what was packed', () => {
    const question = {
      format: 1,
      records: [{ ...record, revisions: [{ number: 3, names: '[]' }], files: ['gene\né'] }],
    };
    const letters = packQuestion(question as Parameters<typeof packQuestion>[0]);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(unpackQuestion(`${letters}\n`)).toEqual(question);
  });

  it.each([
    ['cut', packQuestion({ format: 1, records: [record] }).slice(0, -9)],
    ['of other letters', '%%%'],
    ['empty', ''],
    ['of another form', lettersOf({ format: 2, records: [record] })],
    ['without records', lettersOf({ format: 1, records: [] })],
    ['with inputs that no site stores', lettersOf({ format: 1, records: [{ ...record, inputs: '{"query":1}' }] })],
    ['with inputs that are no JSON', lettersOf({ format: 1, records: [{ ...record, inputs: '{' }] })],
    [
      'with names that are no names',
      lettersOf({ format: 1, records: [{ ...record, revisions: [{ number: 1, names: '[1]' }] }] }),
    ],
    ['with a time that is none', lettersOf({ format: 1, records: [{ ...record, created: 'x' }] })],
    ['of too many requests', lettersOf({ format: 1, records: Array(21).fill(record) })],
    ['with another kind of id', lettersOf({ format: 1, records: [{ ...record, id: '../x' }] })],
    [
      'with the id of an example',
      lettersOf({ format: 1, records: [{ ...record, id: '6b1c3f0e-2a4d-8c55-ac1e-0d3b5a7f9e10' }] }),
    ],
  ])('is refused when it is %s', (_, letters) => {
    const error = thrownBy(letters);
    expect(error).toBeInstanceOf(TrellisError);
    expect((error as TrellisError).message).toMatch(/does not hold a question/);
  });

  it('is refused when it would fill the memory', () => {
    const letters = packQuestion({
      format: 1,
      records: [{ ...record, inputs: ' '.repeat(1 << 20) + record.inputs }],
    });
    expect(letters.length).toBeLessThan(10_000);
    expect(thrownBy(letters)).toBeUndefined();
    expect((thrownBy(letters, 1 << 20) as Error).message).toMatch(/does not hold a question/);
  });
});

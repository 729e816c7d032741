import { describe, expect, it } from 'vitest';
import { readNamedLists } from '../../src/formats/namedLists.ts';
import { refusalOf } from '../refusal.ts';

const read = (text: string) => readNamedLists(Buffer.from(text), { name: 'x.txt' });

describe('named lists', () => {
  it('start with a line >name', () => {
    expect(read('>up in roots\nA\nB, C;D\n\n > down \r\nE "F"\n>none\n')).toEqual({
      columns: ['list', 'gene'],
      rows: [
        ['up in roots', 'A'],
        ['up in roots', 'B'],
        ['up in roots', 'C'],
        ['up in roots', 'D'],
        ['down', 'E'],
        ['down', 'F'],
      ],
    });
  });

  it('can go on under a name that was there', () => {
    expect(read('>a\nA\n>b\nB\n>a\nC').rows).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['a', 'C'],
    ]);
  });

  it('are refused with a gene before the first name, and without a name', () => {
    expect(refusalOf(() => read('\nAT1G01010\n>a'))).toBe(
      'x.txt, line 2: "AT1G01010" comes before the first list; a line ">name" starts a list',
    );
    expect(refusalOf(() => read('>a\nA\n> \nB'))).toBe('x.txt, line 3: a list without a name');
  });
});

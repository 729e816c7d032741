import { describe, expect, it } from 'vitest';
import { readLines, type LinesOptions } from '../../src/formats/lines.ts';

const genes = (text: string, options: Omit<LinesOptions, 'name'> = {}): string[] => {
  const { columns, rows } = readLines(Buffer.from(text), { name: 'x.txt', ...options });
  expect(columns).toEqual(['gene']);
  return rows.map((row) => row.join('|'));
};

describe('a list of lines', () => {
  it('gives the first word of each line', () => {
    expect(genes('A\nB note\r\n  C\t1\r"D",2\nE;F\n')).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('passes over empty lines', () => {
    expect(genes('\ufeff\n\nA\n \n""\n,\nB')).toEqual(['A', 'B']);
    expect(genes('')).toEqual([]);
  });

  it('can have a heading, which is the first line with a word', () => {
    expect(genes('\nGene ID\nA\nB\n', { header: true })).toEqual(['A', 'B']);
    expect(genes('', { header: true })).toEqual([]);
  });

  it('can have comments', () => {
    expect(genes('# note\ngene\nA\n#B\n', { comment: '#', header: true })).toEqual(['A']);
    expect(genes('#A\nB')).toEqual(['#A', 'B']);
  });
});

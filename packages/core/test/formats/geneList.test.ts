import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultListName, readGeneLists, readPlainList, splitLines } from '../../src/formats/index.ts';

const ends = fc.constantFrom('\n', '\r', '\r\n');

describe('the lines of a text', () => {
  it('end in LF, CR or CR LF', () => {
    expect(splitLines('a\nb\rc\r\nd')).toEqual(['a', 'b', 'c', 'd']);
    expect(splitLines('a\r\n\r\nb')).toEqual(['a', '', 'b']);
    expect(splitLines('a\n\rb')).toEqual(['a', '', 'b']);
  });

  it('do not have the byte order mark, which may stand only at the very start', () => {
    expect(splitLines('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
  });

  it('are those that were joined, whatever joined them', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z\t ]{0,5}$/), { minLength: 1 }), ends, (lines, end) => {
        expect(splitLines(lines.join(end))).toEqual(lines);
      }),
      { seed: 20260303 },
    );
  });
});

describe('target gene lists', () => {
  it('are named by the lines that start with >', () => {
    expect(readGeneLists('>red\nA\nB\n>blue\nC\n')).toEqual([
      { name: 'red', genes: ['A', 'B'] },
      { name: 'blue', genes: ['C'] },
    ]);
  });

  it('have a name of their own for genes before any such line, and for a line without a name', () => {
    expect(readGeneLists('A\n>red\nB\n> \nC')).toEqual([
      { name: defaultListName, genes: ['A', 'C'] },
      { name: 'red', genes: ['B'] },
    ]);
  });

  it('are one when they have the same name', () => {
    expect(readGeneLists('>red\nA\n>blue\nB\n>red\nC\nA')).toEqual([
      { name: 'red', genes: ['A', 'C'] },
      { name: 'blue', genes: ['B'] },
    ]);
  });

  it('hold a gene once, in the spelling that comes last', () => {
    expect(readGeneLists('at1g1\nAT1G1\nAT1G2')).toEqual([{ name: defaultListName, genes: ['AT1G1', 'AT1G2'] }]);
  });

  it('are dropped when they hold nothing', () => {
    expect(readGeneLists('>red\n>blue\nA\n>green')).toEqual([{ name: 'blue', genes: ['A'] }]);
    expect(readGeneLists('\uFEFF \r\n\r\n')).toEqual([]);
  });

  it('are the same whatever ends a line, with blanks and empty lines, and behind a byte order mark', () => {
    const expected = readGeneLists('>red\nA\nB');
    for (const end of ['\n', '\r', '\r\n']) {
      expect(readGeneLists(`\uFEFF>  red ${end}${end}\tA${end}  B  ${end}${end}`)).toEqual(expected);
    }
  });

  it('have their genes on one line or on many, between blanks, tabs, commas or semicolons', () => {
    const genes = ['A', 'B', 'C', 'D', 'E'];
    for (const text of ['A B\tC,D;E', 'A, B ,C;; D;E;', '"A","B"\nC\n D E']) {
      expect(readGeneLists(text)).toEqual([{ name: defaultListName, genes }]);
    }
  });

  it('have quoted names with blanks, and symbols with a semicolon before a digit', () => {
    expect(readGeneLists('"AP-3 beta" PIP2;1;PHT1;4')).toEqual([
      { name: defaultListName, genes: ['AP-3 beta', 'PIP2;1', 'PHT1;4'] },
    ]);
  });

  it('leave out the heading of a table, at the top of each list, and its numbers', () => {
    expect(readGeneLists('Gene ID\tlog2FC\nA\t-1.5e-3\n>red\ngene_id,padj\nB,NA\nC,0.05\ngene')).toEqual([
      { name: defaultListName, genes: ['A'] },
      { name: 'red', genes: ['B', 'C', 'gene'] },
    ]);
    expect(readGeneLists('gene\n>red\n1\n2')).toEqual([]);
  });
});

describe('a plain list', () => {
  it('skips empty lines and lines that start with > or ;', () => {
    expect(readPlainList('>name\nA\n; remark\n\n B \r\nC')).toEqual(['A', 'B', 'C']);
  });

  it('holds a gene once', () => {
    expect(readPlainList('a\nB\nA')).toEqual(['A', 'B']);
  });

  it('has its genes on one line or on many, below a heading or not', () => {
    expect(readPlainList('TF\nA, B\n; C\nC;D')).toEqual(['A', 'B', 'C', 'D']);
    expect(readPlainList('A\nTF')).toEqual(['A', 'TF']);
  });

  it('has remarks behind a #', () => {
    expect(readPlainList('# genes of ours\nid\nA # B, C\nC#1')).toEqual(['A', 'C#1']);
    expect(readGeneLists('# ours\ngene\nA\t# B\n>list #1\nC')).toEqual([
      { name: defaultListName, genes: ['A'] },
      { name: 'list #1', genes: ['C'] },
    ]);
  });

  it('may be empty', () => {
    expect(readPlainList('\uFEFF')).toEqual([]);
  });
});

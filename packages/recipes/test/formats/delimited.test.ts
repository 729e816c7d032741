import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DelimitedOptions } from '@trellis/core/formats';
import { readDelimited } from '../../src/formats/delimited.ts';
import type { Table } from '../../src/table.ts';
import { refusalOf } from '../refusal.ts';

type Options = Omit<DelimitedOptions, 'name'>;

const read = (text: string | Uint8Array, options: Options = {}): Table =>
  readDelimited(typeof text === 'string' ? Buffer.from(text) : text, { name: 'x.csv', ...options });

/** A table as lines, its columns first. */
const shown = (text: string | Uint8Array, options: Options = {}): string[] => {
  const { columns, rows } = read(text, options);
  return [columns, ...rows].map((row) => row.join('|'));
};

const refusal = (text: string, options: Options = {}): string => refusalOf(() => read(text, options));

describe('the separator', () => {
  it.each([
    ['commas', 'gene,fc\nA,1\nB,2\n'],
    ['tabs', 'gene\tfc\nA\t1\nB\t2\n'],
    ['semicolons', 'gene;fc\nA;1\nB;2\n'],
    ['blanks', 'gene fc\nA 1\nB   2\n'],
    ['blanks and tabs around commas', ' gene , fc\nA , 1 \nB,\t2\t\n'],
  ])('is found: %s', (_, text) => {
    expect(shown(text)).toEqual(['gene|fc', 'A|1', 'B|2']);
  });

  it('is the tab where the first line has one, else the more frequent of comma and semicolon', () => {
    expect(shown('gene, symbol\tfc\nA,B\t1')).toEqual(['gene, symbol|fc', 'A,B|1']);
    expect(shown('gene;fc, log2;padj\nA;1,5;0')).toEqual(['gene|fc, log2|padj', 'A|1,5|0']);
    expect(shown('gene,note;more,padj\nA;,1,2')).toEqual(['gene|note;more|padj', 'A;|1|2']);
  });

  it('does not count within quotes', () => {
    expect(shown('"gene;id;x","fc"\nA,1')).toEqual(['gene;id;x|fc', 'A|1']);
  });

  it('is not a blank in the name of a single column', () => {
    expect(shown('Gene ID\nA\nB')).toEqual(['Gene ID', 'A', 'B']);
  });

  it('can be given', () => {
    expect(shown('gene fc;x\nA 1;2', { separator: 'blanks' })).toEqual(['gene|fc;x', 'A|1;2']);
    expect(shown('gene\tfc,x\nA\t1,2', { separator: ',' })).toEqual(['gene\tfc|x', 'A\t1|2']);
  });
});

describe('a quoted cell', () => {
  it('holds separators, line ends and doubled quotes', () => {
    expect(read('gene,"na""me"\nA,"one, two\nthree"\r\n"B","say ""hi"""\n').rows).toEqual([
      ['A', 'one, two\nthree'],
      ['B', 'say "hi"'],
    ]);
  });

  it('can be separated by blanks', () => {
    expect(shown('gene name fc\n"A" "alpha factor"   1  \nB "" 2')).toEqual([
      'gene|name|fc',
      'A|alpha factor|1',
      'B||2',
    ]);
  });

  it('can follow an empty first cell, also at the very start of the file', () => {
    expect(shown(',"fc","padj"\n"A",1,2\n,"3",4\n')).toEqual(['row|fc|padj', 'A|1|2', '|3|4']);
    expect(shown('\t"fc"\nA\t1')).toEqual(['row|fc', 'A|1']);
  });

  it('starts with its quote: any other quote is a letter', () => {
    expect(shown('gene,name\nA,5" primer\nB,"x"\nC,a "b" c')).toEqual([
      'gene|name',
      'A|5" primer',
      'B|x',
      'C|a "b" c',
    ]);
  });

  it('is a letter like others where quotes mean nothing', () => {
    expect(shown('gene\tname\nA\t"5 primer\nB\tx', { quote: false })).toEqual(['gene|name', 'A|"5 primer', 'B|x']);
  });

  it('that does not end is an error at its line, as is one that goes on after its end', () => {
    expect(refusal('gene,name\nA,b\nB,"c\nC,d\n')).toBe('x.csv, line 3: a quoted cell does not end');
    expect(refusal('gene,name\nA,"b"c\n')).toBe('x.csv, line 2: a quote inside a quoted cell must be doubled');
    expect(refusal('gene,name\nA,"b\nc"d\n')).toContain('x.csv, line 3: ');
  });
});

describe('line ends', () => {
  it.each([
    ['CRLF', 'gene,fc\r\nA,1\r\nB,2\r\n'],
    ['CR', 'gene,fc\rA,1\rB,2\r'],
    ['all kinds', 'gene,fc\r\nA,1\rB,2\n'],
    ['none at the end', 'gene,fc\nA,1\nB,2'],
    ['rows without text between', '\n\ngene,fc\n,\n\nA,1\n \n"",""\nB,2\n\n'],
  ])('can be %s', (_, text) => {
    expect(shown(text)).toEqual(['gene|fc', 'A|1', 'B|2']);
  });

  it('count in messages, also those within cells and comments', () => {
    const text = 'gene,fc\r\n# note\r\n"A\r\nB",1\r\n\r\nC,1,2\r\n';
    expect(refusal(text, { comment: '#' })).toBe('x.csv, line 6: 3 cells, but there are 2 columns');
  });
});

describe('the encoding', () => {
  const text = 'gene,name\nA,β-amylase\n';
  const wanted = ['gene|name', 'A|β-amylase'];
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 of Windows', utf16],
    ['UTF-16 of other machines', Buffer.from(utf16).swap16()],
  ])('can be %s', (_, bytes) => {
    expect(shown(bytes)).toEqual(wanted);
  });

  it('is Windows-1252 for bytes that are not UTF-8', () => {
    expect(shown(Buffer.from('gene,name\nA,caf\xe9 \x96 x\n', 'latin1'))).toEqual(['gene|name', 'A|café – x']);
    expect(shown(Buffer.from('gene;f\xfcr\nA;\x961.5\n', 'latin1'))).toEqual(['gene|für', 'A|-1.5']);
  });

  it('is known: a file with NUL is not a text', () => {
    expect(refusal('PK\u0003\u0004\0\0')).toBe('x.csv: not a text file');
    expect(refusalOf(() => read(Buffer.from('gene,fc', 'utf16le')))).toBe('x.csv: not a text file');
  });

  it('has one kind of blank', () => {
    expect(shown('gene\u00a0id,\u202ffc\nA\u2007,1')).toEqual(['gene id|fc', 'A|1']);
  });
});

describe('a number', () => {
  it('has hyphens for dashes and minus signs, and every other cell keeps them', () => {
    expect(shown('gene,a,b\nA,−1.5,–2e−3\nB,‒.5,–Inf\nC,1–2,a–b\nD,–,\u2014')).toEqual([
      'gene|a|b',
      'A|-1.5|-2e-3',
      'B|-.5|-Inf',
      'C|1–2|a–b',
      'D|–|\u2014',
    ]);
  });
});

describe('the header', () => {
  it('of R lacks the name of the row names', () => {
    expect(shown('"logFC"\t"padj"\n"A"\t1\t0.1\n"B"\t2\t0.2\n')).toEqual(['row|logFC|padj', 'A|1|0.1', 'B|2|0.2']);
    expect(shown('logFC padj\nA 1 0.1\nB 2 0.2\n')).toEqual(['row|logFC|padj', 'A|1|0.1', 'B|2|0.2']);
  });

  it('is complete where rows only end in a separator', () => {
    expect(shown('gene,fc\nA,1,\nB,2,\n')).toEqual(['gene|fc', 'A|1', 'B|2']);
  });

  it('gives each column a name of its own', () => {
    expect(read(',fc,,fc,fc_2,fc\nA,1,2,3,4,5').columns).toEqual(['row', 'fc', 'column_3', 'fc_2', 'fc_2_2', 'fc_3']);
  });

  it('can be missing', () => {
    expect(shown('A,1\nB,2,3\n', { header: false })).toEqual(['column_1|column_2|column_3', 'A|1|', 'B|2|3']);
  });

  it('can be all that a file holds', () => {
    expect(read('gene,fc\n')).toEqual({ columns: ['gene', 'fc'], rows: [] });
  });
});

describe('rows', () => {
  it('that are short are filled, and those with further texts are an error', () => {
    expect(shown('gene,fc,padj\nA\nB,1\nC,1,2,,\n')).toEqual(['gene|fc|padj', 'A||', 'B|1|', 'C|1|2']);
    expect(refusal('gene,fc\nA,1\nB,1,,2\n')).toBe('x.csv, line 3: 4 cells, but there are 2 columns');
  });

  it('that start as a comment do not count', () => {
    expect(shown('# from "x\n#gene;x\ngene,fc\nA,1\n#B,2\n', { comment: '#' })).toEqual(['gene|fc', 'A|1']);
    expect(shown('##gene,fc\n#A,1')).toEqual(['##gene|fc', '#A|1']);
  });

  it('are needed', () => {
    for (const text of ['', '\n\r\n', '\ufeff', ' , \n', '""'])
      expect(refusal(text)).toBe('x.csv: the file is empty');
    expect(refusal('# a', { comment: '#' })).toBe('x.csv: the file is empty');
  });

  it('come back as they were written, whatever their cells hold', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'B', '"', ',', ';', '\t', ' ', '\n', '-', '1', 'ü'), maxLength: 6 })
      .map((text) => text.trim());
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', '\t', ';', 'blanks'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, separator, end) => {
          fc.pre(rows.some((row) => row.some((text) => text !== '')));
          const between = separator === 'blanks' ? '  ' : separator;
          const text = rows
            .map((row) => row.map(quoted).join(between))
            .join('\n')
            .replaceAll('\n', end);
          const kept = rows.filter((row) => row.some((one) => one !== ''));
          expect(read(text, { separator, header: false }).rows).toEqual(kept);
        },
      ),
      { seed: 20261122, numRuns: 300 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { csvCell, tableWriters, withFormula } from '../../src/formats/index.ts';

const columns = ['gene', 'p', 'gene'];
const row = ['=1+1', 1e-12, null] as const;
const write = (format: 'csv' | 'tsv' | 'jsonl', cells: readonly (string | number | null)[]): string =>
  tableWriters[format](columns).line(cells);

describe('tableWriters', () => {
  it('write a heading in CSV and TSV, and names in each row of JSON Lines', () => {
    expect(tableWriters.csv(columns).head).toBe('gene,p,gene\n');
    expect(tableWriters.tsv(columns).head).toBe('gene\tp\tgene\n');
    expect(tableWriters.jsonl(columns).head).toBe('');
  });

  it('escape formulas for spreadsheets, not for JSON', () => {
    expect(write('csv', row)).toBe("'=1+1,1e-12,\n");
    expect(write('tsv', row)).toBe("'=1+1\t1e-12\t\n");
    expect(write('jsonl', row)).toBe('{"gene":"=1+1","p":1e-12,"gene (2)":null}\n');
  });

  it('keep a row of TSV on one line, without quotes', () => {
    expect(write('tsv', ['a\tb\r\nc', 'say "x", y', -1])).toBe('a b c\tsay "x", y\t-1\n');
  });

  it('write numbers that JSON does not have as texts, and missing cells as null', () => {
    expect(write('jsonl', ['x', Infinity])).toBe('{"gene":"x","p":"Infinity","gene (2)":null}\n');
  });
});

describe('withFormula', () => {
  it.each(['=1', '+', '-x', '@a', 'plain', "'quoted'", ''])('gives back what csvCell has written: %s', (text) => {
    expect(withFormula(csvCell(text))).toBe(text);
  });
});

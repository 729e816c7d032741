import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../refusal.ts';
import { run, tableOf } from './running.ts';

const flags = tableOf('gene|TF1|TF2|note', 'A|1|0|x', 'B|-1|1|y');

describe('columns', () => {
  it('names the first columns', () => {
    expect(run(flags, { columns: ['id', 'one'] }).lines[0]).toBe('id|one|TF2|note');
  });

  it('refuses more names than there are columns, and a name that is that of a further column', () => {
    expect(refusalOf(() => run(flags, { columns: ['a', 'b', 'c', 'd', 'e'] }))).toBe('expected 5 columns, found 4');
    expect(refusalOf(() => run(flags, { columns: ['id', 'note'] }))).toBe('there are two columns "note"');
  });
});

describe('melt', () => {
  const melted = ['gene|note|tf|flag', 'A|x|TF1|1', 'B|y|TF1|-1', 'A|x|TF2|0', 'B|y|TF2|1'];

  it('makes a row of each of several columns, named or found by an expression', () => {
    expect(run(flags, { melt: ['TF1', 'TF2'], name: 'tf', value: 'flag' }).lines).toEqual(melted);
    expect(run(flags, { melt: '^TF\\d$', name: 'tf', value: 'flag' }).lines).toEqual(melted);
  });

  it('refuses an expression that finds no column', () => {
    expect(refusalOf(() => run(flags, { melt: '^AT', name: 'tf', value: 'flag' }))).toBe(
      'no column is found by ^AT; there are gene, TF1, TF2, note',
    );
  });

  it('refuses names that are those of columns that stay', () => {
    expect(refusalOf(() => run(flags, { melt: '^TF', name: 'gene', value: 'flag' }))).toBe(
      'there are two columns "gene"',
    );
    expect(refusalOf(() => run(flags, { melt: '^TF', name: 'x', value: 'x' }))).toBe('there are two columns "x"');
    expect(run(flags, { melt: '^TF', name: 'TF1', value: 'TF2' }).lines[0]).toBe('gene|note|TF1|TF2');
  });
});

describe('split', () => {
  it('makes a row of each part of a cell, without blanks around it', () => {
    const table = tableOf('new|old', 'a, b ,,c|1', 'd|2', '|3', ' , |4');
    expect(run(table, { split: 'new', at: ',' })).toMatchObject({
      lines: ['new|old', 'a|1', 'b|1', 'c|1', 'd|2'],
      skipped: { 'new is empty': 2 },
    });
  });
});

describe('convert', () => {
  const table = tableOf('tf|target', 'old1|OLD2', 'OLD2|old2', 'old1|old9', 'old0|old1');

  it('makes a row of each new id, and leaves out rows without one', () => {
    expect(run(table, { convert: ['tf', 'target'], with: 'v3 to v4' })).toMatchObject({
      lines: ['tf|target', 'new1|new2', 'new1|new3', 'new2|new2', 'new2|new3', 'new3|new2', 'new3|new3'],
      skipped: { 'tf has no new id in v3 to v4': 1, 'target has no new id in v3 to v4': 1 },
    });
  });

  it('can glue the new ids together', () => {
    expect(run(table, { convert: ['target'], with: 'v3 to v4', glue: '; ' }).lines).toEqual([
      'tf|target',
      'old1|new2; new3',
      'OLD2|new2; new3',
      'old0|new1',
    ]);
  });
});

describe('sort', () => {
  it('sorts numbers by their size, and before texts', () => {
    const table = tableOf('x|n', '10|1', 'b|2', '9|3', 'a|4', '–1|5', '1e1|6');
    expect(run(table, { sort: ['x'] }).lines.slice(1)).toEqual(['–1|5', '9|3', '10|1', '1e1|6', 'a|4', 'b|2']);
  });

  it('sorts by further columns where the first ones agree, and else keeps the order, also downward', () => {
    const table = tableOf('a|b', 'x|1', 'y|2', 'x|2', 'y|02');
    expect(run(table, { sort: ['a', 'b'] }).lines.slice(1)).toEqual(['x|1', 'x|2', 'y|2', 'y|02']);
    expect(run(table, { sort: ['a', 'b'], descending: true }).lines.slice(1)).toEqual(['y|2', 'y|02', 'x|2', 'x|1']);
  });

  it('keeps every row, and nothing changes the second time', () => {
    const cell = fc.oneof(
      fc.constantFrom('NA', '', 'a', 'B', 'inf', '-0', '0'),
      fc.double({ noNaN: true }).map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), fc.boolean(), (rows, descending) => {
        const step = { sort: ['a', 'b'], descending };
        const sorted = run({ columns: ['a', 'b'], rows }, step).lines;
        expect([...sorted].sort()).toEqual(run({ columns: ['a', 'b'], rows }).lines.toSorted());
        expect(run({ columns: ['a', 'b'], rows }, step, step).lines).toEqual(sorted);
      }),
      { seed: 20261122 },
    );
  });
});

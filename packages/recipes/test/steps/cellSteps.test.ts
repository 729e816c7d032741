import { describe, expect, it } from 'vitest';
import { refusalOf } from '../refusal.ts';
import { run, tableOf } from './running.ts';

const table = tableOf('gene|fc', 'AT1|1', 'AT2|-1');

describe('set', () => {
  it('makes a column from a template, or replaces one', () => {
    expect(run(table, { set: 'name', to: '{gene}_{fc}_x' }).lines).toEqual([
      'gene|fc|name',
      'AT1|1|AT1_1_x',
      'AT2|-1|AT2_-1_x',
    ]);
    expect(run(table, { set: 'fc', to: 'fixed' }).lines).toEqual(['gene|fc', 'AT1|fixed', 'AT2|fixed']);
    expect(run(table, { set: 'fc', to: '<{fc}>' }).lines).toEqual(['gene|fc', 'AT1|<1>', 'AT2|<-1>']);
  });

  it('leaves the other cells where a condition holds for some: those of a new column are empty', () => {
    const where = { column: 'fc', below: 0 };
    expect(run(table, { set: 'fc', to: 'down', where }).lines).toEqual(['gene|fc', 'AT1|1', 'AT2|down']);
    expect(run(table, { set: 'sign', to: 'down', where }).lines).toEqual(['gene|fc|sign', 'AT1|1|', 'AT2|-1|down']);
  });

  it('takes braces that name no column literally only where they are empty', () => {
    expect(run(table, { set: 'x', to: '{}{gene}}' }).lines).toEqual(['gene|fc|x', 'AT1|1|{}AT1}', 'AT2|-1|{}AT2}']);
    expect(refusalOf(() => run(table, { set: 'x', to: '{Gene}' }))).toBe(
      'there is no column "Gene"; there are gene, fc',
    );
  });
});

describe('replace', () => {
  const transcripts = tableOf('id', 'AT1G01010.1', 'AT1G01020', 'β.12.3');

  it('replaces all that the expression finds, in the column or into another one', () => {
    expect(run(transcripts, { replace: 'id', pattern: '\\.\\d+$', with: '' }).lines).toEqual([
      'id',
      'AT1G01010',
      'AT1G01020',
      'β.12',
    ]);
    expect(run(transcripts, { replace: 'id', pattern: '\\d', with: '#', into: 'x' }).lines).toEqual([
      'id|x',
      'AT1G01010.1|AT#G#####.#',
      'AT1G01020|AT#G#####',
      'β.12.3|β.##.#',
    ]);
  });

  it('can use what groups find, and letters of all languages', () => {
    const step = { replace: 'id', pattern: '^(\\p{L}+).*$', with: '<$1>' };
    expect(run(transcripts, step).lines).toEqual(['id', '<AT>', '<AT>', '<β>']);
  });
});

describe('lookup', () => {
  it('adds columns by the text of a column, and leaves out rows without an entry', () => {
    const rows = { AT1: { tf: 'NLP7', fc: '9' }, AT3: { tf: 'x' }, AT2: { symbol: 'y' } };
    const three = tableOf('gene|fc', 'AT1|1', 'AT2|-1', 'AT4|2', 'constructor|2');
    expect(run(three, { lookup: 'gene', rows })).toMatchObject({
      lines: ['gene|fc|tf|symbol', 'AT1|9|NLP7|', 'AT2|-1||y'],
      skipped: { 'gene is not one that is used': 2 },
    });
  });
});

describe('upper', () => {
  it('writes columns in upper case', () => {
    const mixed = tableOf('a|b|c', 'At1g|x|y');
    expect(run(mixed, { upper: ['a', 'c'] }).lines).toEqual(['a|b|c', 'AT1G|x|Y']);
  });
});

describe('count', () => {
  it('counts the parts of a cell; an empty cell has none', () => {
    const lists = tableOf('genes', 'A; B; C', 'A', '');
    expect(run(lists, { count: 'genes', at: '; ', into: 'size' }).lines).toEqual([
      'genes|size',
      'A; B; C|3',
      'A|1',
      '|0',
    ]);
  });
});

describe('round', () => {
  it('rounds to decimals without zeros at the end', () => {
    const numbers = tableOf('x', '1.23456', '-0.004', '2.5', '1e-7', '1e22', '–1.239', 'inf');
    expect(run(numbers, { round: 'x', digits: 2 }).lines).toEqual([
      'x',
      '1.23',
      '0',
      '2.5',
      '0',
      '1e+22',
      '-1.24',
      'Infinity',
    ]);
    expect(run(numbers, { round: 'x', digits: 0 }).lines[3]).toBe('3');
  });

  it('refuses a cell without a number', () => {
    expect(refusalOf(() => run(tableOf('x', '1', 'NA'), { round: 'x', digits: 1 }))).toBe('x is not a number: "NA"');
  });
});

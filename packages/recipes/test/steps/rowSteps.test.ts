import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, Step } from '../../src/recipe/step.ts';
import type { Table } from '../../src/table.ts';
import { run, tableOf } from './running.ts';

describe('keep', () => {
  const table = tableOf('gene|log2FC', 'A|1.5', 'B|−2', 'C|NA', 'D|', 'E|inf');
  const kept = (condition: Omit<Condition, 'column'>) => {
    const { lines, skipped } = run(table, { keep: { column: 'log2FC', ...condition } });
    return [
      lines
        .slice(1)
        .map((line) => line[0])
        .join(''),
      skipped,
    ];
  };

  it.each<[Omit<Condition, 'column'>, string, string]>([
    [{ is: '1.5' }, 'A', 'is "1.5"'],
    [{ is: ['NA', ''] }, 'CD', 'is "NA" or ""'],
    [{ isNot: 'NA' }, 'ABDE', 'is not "NA"'],
    [{ isNot: ['NA', '', 'inf', '1.5'] }, 'B', 'is not "NA" or "" or "inf" ...'],
    [{ contains: 'n' }, 'E', 'contains n'],
    [{ above: -2 }, 'AE', 'above -2'],
    [{ below: 1.5 }, 'B', 'below 1.5'],
    [{ above: -3, below: 2, isNot: '1.5' }, 'B', 'is not "1.5" and above -3 and below 2'],
  ])('keeps the rows that meet %j', (condition, genes, reason) => {
    expect(kept(condition)).toEqual([genes, { [`not: log2FC ${reason}`]: 5 - genes.length }]);
  });

  it('keeps all rows without a condition', () => {
    expect(kept({})).toEqual(['ABCDE', {}]);
  });
});

describe('numbers', () => {
  it('leaves out rows without a number in every column, and writes minus signs as hyphens', () => {
    const table = tableOf(
      'gene|fc|p',
      'A|–1.5|.5',
      'B|NA|1',
      'C|1e−3|+2.',
      'D|1|',
      'E|-inf|1',
      'F|1,5|1',
      'G|0x1|1',
      'H|1 2|3',
    );
    expect(run(table, { numbers: ['fc', 'p'] })).toMatchObject({
      lines: ['gene|fc|p', 'A|-1.5|.5', 'C|1e-3|+2.', 'E|-inf|1'],
      skipped: { 'no number in fc or p': 5 },
    });
  });
});

describe('known', () => {
  it('leaves out rows with a gene that the edition does not have', () => {
    const table = tableOf('tf|target', 'AT1G01010|at1g01020', 'AT1G01010|AT9G99999', '|AT1G01010');
    expect(run(table, { known: ['tf', 'target'] })).toMatchObject({
      lines: ['tf|target', 'AT1G01010|at1g01020'],
      skipped: { 'gene not in the annotation': 2 },
    });
  });
});

describe('once', () => {
  it('keeps the first of rows that agree in the columns', () => {
    const table = tableOf('tf|target|p', 'A|B|1', 'A|C|2', 'A|B|0', 'a|B|3', 'A|C|2');
    expect(run(table, { once: ['tf', 'target'] })).toMatchObject({
      lines: ['tf|target|p', 'A|B|1', 'A|C|2', 'a|B|3'],
      skipped: { duplicate: 2 },
    });
  });
});

describe('best', () => {
  it('keeps the row with the largest number, the first of several, where the first one was', () => {
    const table = tableOf('tf|score|n', 'A|1|1', 'B|-2|2', 'A|10|3', 'B|–1|4', 'A|10.0|5', 'B|-3|6');
    expect(run(table, { best: 'score', of: ['tf'] })).toMatchObject({
      lines: ['tf|score|n', 'A|10|3', 'B|–1|4'],
      skipped: { 'not the largest score of its pair': 4 },
    });
  });

  it('prefers any number to none, whatever their order', () => {
    const table = tableOf('tf|score', 'A|NA', 'A|-1', 'B|-1', 'B|NA', 'C|NA', 'C|', 'D|NA', 'D|-inf');
    expect(run(table, { best: 'score', of: ['tf'] }).lines).toEqual(['tf|score', 'A|-1', 'B|-1', 'C|NA', 'D|-inf']);
  });
});

describe('a step that leaves rows out', () => {
  const cell = fc.constantFrom(
    'AT1G01010',
    'at1g01020',
    'AT9G99999',
    '',
    'NA',
    '1',
    '-2.5',
    '1e300',
    'old1',
    'OLD2',
    'a,b',
  );
  const table: fc.Arbitrary<Table> = fc
    .array(fc.tuple(cell, cell, cell), { maxLength: 30 })
    .map((rows) => ({ columns: ['a', 'b', 'c'], rows }));
  const steps: readonly Step[] = [
    { keep: { column: 'a', isNot: ['', 'NA'] } },
    { keep: { column: 'b', above: -3, below: 5 } },
    { numbers: ['a', 'c'] },
    { known: ['a'] },
    { once: ['a', 'b'] },
    { best: 'a', of: ['b', 'c'] },
    { lookup: 'a', rows: { NA: { c: 'x' } } },
    { convert: ['b', 'a'], with: 'v3 to v4', glue: ';' },
  ];

  it.each(steps)('counts each of them once: %j', (step) => {
    fc.assert(
      fc.property(table, (rows) => {
        const { rows: kept, skipped } = run(rows, step);
        const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
        expect(kept.length + left).toBe(rows.rows.length);
      }),
      { seed: 20261122 },
    );
  });

  it.each(steps.filter((step) => !('lookup' in step || 'convert' in step)))(
    'does nothing the second time: %j',
    (step) => {
      fc.assert(
        fc.property(table, (rows) => {
          expect(run(rows, step, step)).toEqual(run(rows, step));
        }),
        { seed: 20261122 },
      );
    },
  );
});

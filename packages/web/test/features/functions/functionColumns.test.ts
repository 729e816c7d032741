import { describe, expect, it } from 'vitest';
import { functionColumns } from '../../../src/features/functions/functionColumns.tsx';
import { sortRows } from '../../../src/ui/sort.ts';
import { manyFunctions, smallFunctions } from './smallFunctions.ts';

const columnsOf = (functions = smallFunctions, letters: readonly string[] = [], aspect: 'BP' | 'all' = 'BP') =>
  functionColumns({ functions, terms: functions.terms, aspect, by: 'degrees', letters, onCell: () => undefined });

describe('the columns of the table of functions', () => {
  it('are the term, its size, and the test in each gene set', () => {
    expect(columnsOf().map(({ id }) => id)).toEqual(['name', 'id', 'K', 'set 0', 'set 1', 'set 2']);
    expect(columnsOf(smallFunctions, [], 'all').map(({ id }) => id)).toContain('aspect');
  });

  it('summarize many gene sets, and show the chosen ones', () => {
    const columns = columnsOf(manyFunctions, ['B']);
    expect(columns.map(({ id }) => id)).toEqual(['name', 'id', 'K', 'sets', 'best', 'in', 'set 0', 'set 2']);
    const [sets, best, where] = columns.slice(3, 6).map(({ value }) => value(manyFunctions.terms[0]));
    expect([sets, best, where]).toEqual([2, -9, 'All genes of the result']);
  });

  it('sort terms without a gene of the set last, and shade enriched ones alone', () => {
    const second = columnsOf()[4];
    const { terms } = smallFunctions;
    const sorted = sortRows(terms, second.value, 'asc').map(({ id }) => id);
    expect(sorted).toEqual(['GO:0010167', 'GO:0015112', 'GO:0006950']);
    expect(terms.map((term) => second.style?.(term) !== undefined)).toEqual([true, false, false]);
  });
});

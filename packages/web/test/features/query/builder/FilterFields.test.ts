import { describe, expect, it } from 'vitest';
import {
  comparatorsFor,
  hasInvalidNumber,
  isNumericKey,
  type FilterNode,
} from '../../../../src/features/query/builder/FilterFields.tsx';

const filter = (change: Partial<FilterNode>): FilterNode => ({
  id: 1,
  parent: undefined,
  operator: 'or',
  not: false,
  kind: 'filter',
  key: 'TISSUE',
  comparator: '=',
  value: '',
  ...change,
});

describe('comparatorsFor', () => {
  it('are = for a metadata key and the numeric ones for a numeric key', () => {
    expect(comparatorsFor(filter({}))).toEqual(['=']);
    expect(comparatorsFor(filter({ key: 'PVALUE' }))).toEqual(['=', '<', '>', '<=', '>=']);
  });

  it('include a comparator that came from the text', () => {
    expect(comparatorsFor(filter({ comparator: '!=' }))).toEqual(['=', '!=']);
    expect(comparatorsFor(filter({ key: 'log2fc', comparator: '<>' }))).toContain('<>');
  });
});

describe('hasInvalidNumber', () => {
  it.each([
    ['pvalue', '0.05', false],
    ['pvalue', '1e-5', false],
    ['pvalue', ' ', false],
    ['pvalue', 'low', true],
    ['targeted_by', '50%', false],
    ['log2fc', '50%', true],
    ['TISSUE', 'root', false],
  ])('of %s with the value "%s" is %s', (key, value, expected) =>
    expect(hasInvalidNumber(filter({ key, value }))).toBe(expected),
  );

  it('knows numeric keys in any case', () => expect(isNumericKey('Log2FC')).toBe(true));
});

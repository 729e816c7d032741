import { comparators, numericKeys, readComparison, type Comparator } from '@trellis/core/query';
import type { BuilderNode } from './nodes.ts';

export type FilterNode = Extract<BuilderNode, { kind: 'filter' }>;

const numericComparators: readonly Comparator[] = ['=', '<', '>', '<=', '>='];

/** Whether the values of a key are numbers. */
export const isNumericKey = (key: string): boolean => numericKeys.has(key.toLowerCase());

/** The comparators to select for a filter: `=`, the numeric ones for a numeric key, and the current one. */
export const comparatorsFor = ({ key, comparator }: FilterNode): Comparator[] =>
  comparators.filter(
    (one) => one === comparator || (isNumericKey(key) ? numericComparators.includes(one) : one === '='),
  );

/** Whether the value of a numeric key is neither blank nor a number; `targeted_by` also allows a percentage. */
export function hasInvalidNumber({ key, comparator, value }: FilterNode): boolean {
  if (!isNumericKey(key) || value.trim() === '') return false;
  try {
    readComparison({ kind: 'comparison', key, operator: comparator, value });
    return false;
  } catch {
    return true;
  }
}

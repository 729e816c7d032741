import { decimalNumber } from '../formats/decimalNumber.ts';
import { TrellisError } from '../errors.ts';
import type { Comparator, Comparison } from './ast.ts';

/** A comparison with its key recognized and its value parsed. */
export type Condition =
  | {
      readonly kind: 'edgeValue';
      readonly value: 'pvalue' | 'log2fc';
      readonly operator: Comparator;
      readonly number: number;
    }
  | { readonly kind: 'id'; readonly operator: Comparator; readonly number: number }
  | {
      readonly kind: 'targetedBy';
      readonly operator: Comparator;
      readonly number: number;
      /** Whether `number` is a fraction of the columns, not a count. */
      readonly fraction: boolean;
    }
  | { readonly kind: 'additionalEdge'; readonly value: string; readonly negated: boolean }
  | { readonly kind: 'metadata'; readonly key: string; readonly value: string; readonly negated: boolean };

/** Keys with numeric values: only they take `<`, `>`, `<=` and `>=`. */
export const numericKeys: ReadonlySet<string> = new Set(['pvalue', 'log2fc', 'targeted_by', 'id']);

/** Parses a comparison. Throws `bad-filter` for text where a number is expected, and for `<`, `>`, `<=`, `>=` on texts. */
export function readComparison(comparison: Comparison): Condition {
  const key = comparison.key.toLowerCase();
  switch (key) {
    case 'pvalue':
    case 'log2fc':
      return { kind: 'edgeValue', value: key, operator: comparison.operator, number: readNumber(comparison) };
    case 'id':
      return { kind: 'id', operator: comparison.operator, number: readInteger(comparison) };
    case 'targeted_by':
      return { kind: 'targetedBy', operator: comparison.operator, ...readShare(comparison) };
    case 'additional_edge':
      return { kind: 'additionalEdge', value: comparison.value.toUpperCase(), negated: isNegated(comparison) };
    default:
      return {
        kind: 'metadata',
        key: comparison.key.toUpperCase(),
        value: comparison.value.toUpperCase(),
        negated: isNegated(comparison),
      };
  }
}

function readNumber(comparison: Comparison): number {
  const text = comparison.value.trim();
  if (decimalNumber.test(text)) return Number(text);
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  throw bad(comparison, `${comparison.key} needs a number, not "${comparison.value}"`, 'a number, e.g. 0.05');
}

function readInteger(comparison: Comparison): number {
  const text = comparison.value.trim();
  if (/^[+-]?\d+$/.test(text)) return Number(text);
  throw bad(
    comparison,
    `${comparison.key} needs a whole number, not "${comparison.value}"`,
    'a whole number, e.g. 12',
  );
}

function readShare(comparison: Comparison): { number: number; fraction: boolean } {
  const percent = /^(.*?)\s*%$/.exec(comparison.value.trim());
  if (percent) return { number: readNumber({ ...comparison, value: percent[1] }) / 100, fraction: true };
  const number = readNumber(comparison);
  return { number, fraction: number >= 0 && number < 1 };
}

function isNegated(comparison: Comparison): boolean {
  const { operator, key } = comparison;
  if (operator === '=') return false;
  if (operator === '!=' || operator === '<>') return true;
  throw bad(comparison, `${key} holds text, which ${operator} cannot order`, 'one of = != <>');
}

function bad(comparison: Comparison, message: string, expected: string): TrellisError {
  const where = comparison.at ? ` at character ${comparison.at.offset + 1}` : '';
  const place = comparison.at && { ...comparison.at, expected };
  return new TrellisError('bad-filter', `${message}${where}: expected ${expected}.`, place);
}

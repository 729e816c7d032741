import { expect, it } from 'vitest';
import { countOf, formatCount, formatExponential } from '../../src/formats/numbers.ts';

it('writes counts with commas', () => {
  expect([0, 999, 1000, 2431, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '2,431', '1,234,567']);
});

it('writes a count with its noun, singular for 1 alone', () => {
  expect(countOf(1, 'gene')).toBe('1 gene');
  expect(countOf(0, 'gene')).toBe('0 genes');
  expect(countOf(2431, 'analysis', 'analyses')).toBe('2,431 analyses');
  expect(countOf(1, 'analysis', 'analyses')).toBe('1 analysis');
});

it('writes p-values in exponential notation', () => {
  expect([0.0000123456, 0.05, 1, 0].map((p) => formatExponential(p))).toEqual([
    '1.23e-5',
    '5.00e-2',
    '1.00e+0',
    '0.00e+0',
  ]);
  expect(formatExponential(0.0000123456, 4)).toBe('1.2346e-5');
});

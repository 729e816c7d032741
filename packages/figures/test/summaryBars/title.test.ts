import { expect, it } from 'vitest';
import { summaryTitle } from '../../src/index.ts';
import { bar } from './cases.ts';

const one = bar(
  'AT4G24020',
  '1',
  [
    ['INDUCED', 1440],
    ['REPRESSED', 991],
  ],
  { symbol: 'NLP7' },
);
const other = bar('AT5G65210', '2', [['BOUND', 62]]);

it('says what the figure shows, with numbers', () => {
  expect(summaryTitle([one])).toBe('2,431 targets of NLP7 in 1 analysis');
  expect(summaryTitle([one, other])).toBe('Targets of 2 TFs in 2 analyses, 62 to 2,431 per analysis');
  expect(summaryTitle([one, other], 70)).toBe(
    'Targets of the 2 TFs with most targets of 70 in 2 analyses, 62 to 2,431 per analysis',
  );
  expect(summaryTitle([])).toBe('No targets to show');
});

import { expect, it } from 'vitest';
import { symbolOf } from '../../src/convert/symbolOf.ts';

it.each([
  ['HY5', 'HY5'],
  [' AT)VAP', ''],
  ['+', ''],
  ['2+', ''],
  ['3', ''],
  ['4014', '4014'],
  ['(MRF1', 'MRF1'],
  ['DSS1(V', 'DSS1'],
  ['d18-h (d18-I', 'd18-h'],
  ['IV)', ''],
  ['pco071167(654)', 'pco071167(654)'],
  ['D-h(t)*', 'D-h(t)*'],
  ['&#945;1-COP', 'α1-COP'],
  ['AP3&#x3c3;', 'AP3σ'],
  ['&omega;3 &amp; &none;', 'ω3 & &none;'],
  ['&valueOf;3', '&valueOf;3'],
  ['U1A*', 'U1A*'],
])('the symbol in %j is %j', (text, symbol) => {
  expect(symbolOf(text)).toBe(symbol);
});

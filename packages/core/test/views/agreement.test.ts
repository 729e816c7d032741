import { expect, it } from 'vitest';
import { verdictOf, weighedAgreement } from '../../src/views/agreement.ts';

/** 200 genes, of which hubs and chance give 150. */
const agreement = {
  both: 200,
  expected: 100,
  pLog10: -12,
  degrees: { expected: 150, pLog10: -5 },
  stronger: 3,
  others: 419,
};

it.each([
  ['small', { both: 0, pLog10: 0, degrees: { expected: 0.04, pLog10: 0 } }, 'too few to tell: 0.04 are expected'],
  ['small', { both: 1, degrees: { expected: 0.99, pLog10: -0.2 } }, 'nothing for or against TGA1'],
  ['chance', { pLog10: -0.5, degrees: { expected: 201, pLog10: -0.2 } }, 'not larger than chance gives'],
  [
    'hubs',
    { degrees: { expected: 190, pLog10: -1.2 } },
    '(fold 2 with equal chances) only because many of its genes are in the sets of most TFs; hub-corrected it is not (fold 1.05, p 6.31e-2)',
  ],
  // (stronger + 1) / (others + 1) is 20 / 420, and 21 / 420 is 0.05.
  ['specific', { stronger: 20 }, '25 % of the 200 genes are more than hubs and chance give, and fewer than 1 in 20'],
  ['shared', { stronger: 21 }, 'but 21 of 419 other TFs agree as well, more than 1 in 20'],
  ['shared', { stronger: 209 }, 'but 209 of 419 other TFs agree as well'],
  ['random', { stronger: 210 }, 'a TF taken at random agrees as well'],
  ['few', { stronger: 0, others: 18 }, 'the other TFs are too few'],
  ['specific', { stronger: 0, others: 19 }, 'specific to TGA1'],
])('says %s of %j', (verdict, changes, words) => {
  const changed = { ...agreement, ...changes };
  expect(verdictOf(changed)).toBe(verdict);
  expect(weighedAgreement('TGA1', changed)).toContain(words);
});

it('says nothing where too few TFs allow a correction', () => {
  expect([
    verdictOf({ ...agreement, degrees: null }),
    weighedAgreement('TGA1', { ...agreement, degrees: null }),
  ]).toEqual([undefined, '']);
});

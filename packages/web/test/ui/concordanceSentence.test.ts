import { describe, expect, it } from 'vitest';
import { concordanceSentence } from '../../src/ui/concordanceSentence.ts';

describe('the sentence on gain and loss experiments', () => {
  // Intervals by scipy, binomtest(agree, genes).proportion_ci(method='wilson').
  it.each([
    [90, 'BET (70 %, 95 % interval 61 to 77 %).'],
    [65, 'BET (50 %, 95 % interval 42 to 59 %): the experiments do not agree on a direction.'],
    [38, 'BET (29 %, 95 % interval 22 to 38 %): most genes have opposite directions in the two.'],
  ])('says whether %i of 129 genes agree, differ, or neither', (agree, end) => {
    expect(concordanceSentence({ genes: 129, agree }, 'BET')).toBe(
      `${agree} of 129 genes have the same direction in gain and loss experiments of ${end}`,
    );
  });

  it('is empty without genes, and without both kinds of experiments', () => {
    expect([concordanceSentence({ genes: 0, agree: 0 }, 'BET'), concordanceSentence(null, 'BET')]).toEqual(['', '']);
  });
});

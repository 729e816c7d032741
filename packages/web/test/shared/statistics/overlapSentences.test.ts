import { describe, expect, it } from 'vitest';
import { concordanceSentence, strongerSentence } from '../../../src/shared/statistics/overlapSentences.ts';

describe('the sentence on gain and loss experiments', () => {
  // Intervals by scipy, binomtest(agree, genes).proportion_ci(method='wilson').
  it.each([
    [90, '(70 %, 95 % interval 61 to 77 %).'],
    [65, '(50 %, 95 % interval 42 to 59 %): the experiments do not agree on a direction.'],
    [
      38,
      '(29 %, 95 % interval 22 to 38 %): most seem induced by it in one kind of experiment and repressed in the other.',
    ],
  ])('says whether %i of 129 genes agree, differ, or neither', (agree, end) => {
    expect(concordanceSentence({ genes: 129, agree }, 'BET')).toBe(
      `${agree} of 129 genes with a direction in both the gain and the loss experiments of BET are induced by it in both, or repressed in both ${end}`,
    );
  });

  it('is empty without genes, and without both kinds of experiments', () => {
    expect([concordanceSentence({ genes: 0, agree: 0 }, 'BET'), concordanceSentence(null, 'BET')]).toEqual(['', '']);
  });
});

it('counts the other TFs that bind what a TF regulates, with what chance gives', () => {
  expect(strongerSentence('TGA1', { stronger: 138, others: 419 })).toBe(
    '138 of 419 other TFs bind what TGA1 regulates at least as strongly (z-score of the overlap); by chance about half of them do: 210.',
  );
});

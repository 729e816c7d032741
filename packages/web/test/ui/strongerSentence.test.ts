import { expect, it } from 'vitest';
import { strongerSentence } from '../../src/ui/strongerSentence.ts';

it('counts the other TFs that bind what a TF regulates, with what chance gives', () => {
  expect(strongerSentence('TGA1', { stronger: 138, others: 419 })).toBe(
    '138 of 419 other TFs bind what TGA1 regulates at least as strongly (z-score of the overlap); by chance about half of them do: 210.',
  );
});

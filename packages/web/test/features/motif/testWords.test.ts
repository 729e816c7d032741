import { expect, it } from 'vitest';
import { countedText, differenceText } from '../../../src/features/motif/testWords.ts';

it('says what each test counts, and how it differs from the other', () => {
  expect(countedText('hits')).toBe('numbers of motif hits');
  expect(countedText('genes')).toBe('numbers of genes with at least one hit');
  expect(differenceText('hits')).toContain('the test by genes');
  expect(differenceText('genes')).toContain('the test by hits');
});

import { describe, expect, it } from 'vitest';
import {
  drawnFrom,
  evidenceText,
  isSearch,
  isShownAspect,
  termFilter,
  termsText,
} from '../../../../src/shared/statistics/functions/functionTexts.ts';

describe('the words of a test of functions', () => {
  it('count the terms of an aspect by its name', () => {
    expect(termsText(1, 'BP')).toBe('1 biological process');
    expect(termsText(1312, 'CC')).toBe('1,312 cellular components');
    expect(termsText(2, 'all')).toBe('2 terms');
  });

  it('say which genes are drawn from, and which annotations count', () => {
    expect(drawnFrom('all', 'all protein-coding genes')).toBe('all protein-coding genes');
    expect(drawnFrom('annotated', 'all protein-coding genes')).toBe(
      'all protein-coding genes with an annotation in the aspect',
    );
    expect(evidenceText('all')).toBe('');
    expect(evidenceText('no_iea')).toMatch(/IEA/);
  });

  it('show the terms of one aspect, or of all', () => {
    expect([isShownAspect('BP', 'BP'), isShownAspect('BP', 'MF'), isShownAspect('all', 'MF')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

const nitrate = { id: 'GO:0010167', name: 'response to nitrate' };

describe('a search of terms', () => {
  it('finds all words in id or name, in any case and order', () => {
    expect(['Nitrate RESPONSE', 'go:0010167', 'trate', ''].map((text) => termFilter(text)(nitrate))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['nitrate transport', '.*', 'GO:0010168'].map((text) => termFilter(text)(nitrate))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('needs a word', () => {
    expect([isSearch(''), isSearch('  '), isSearch('a')]).toEqual([false, false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  annotatedText,
  countTerms,
  listFunctionsTitle,
} from '../../../../src/features/genes/functions/functionTitles.ts';
import { row, smallView } from './smallView.ts';

const title = (aspect: 'BP' | 'MF' | 'all', terms = 'compact', view = smallView) =>
  listFunctionsTitle(view, { aspect, terms, alpha: 0.05 });

describe('the title of the functions of a list', () => {
  it('counts the enriched terms of the shown aspects, folded ones as well', () => {
    expect(title('BP')).toBe('3 biological processes are enriched in 11 genes');
    expect(title('all')).toBe('3 terms are enriched in 11 genes');
    expect(title('MF')).toBe('No molecular function is enriched in 11 genes');
  });

  it('counts the shown rows of the slim', () => {
    const slim = { ...smallView, rows: [row('GO:3'), row('GO:5', { adjusted: 0.2 })] };
    expect(title('BP', 'slim', slim)).toBe('1 biological process of the slim is enriched in 11 genes');
    expect(title('MF', 'slim', slim)).toBe('No molecular function of the slim is enriched in 11 genes');
  });
});

it('the tested terms are those of the shown aspects', () => {
  expect([countTerms(smallView, 'BP', 'tested'), countTerms(smallView, 'all', 'tested')]).toEqual([50, 80]);
});

it('the sentence names the genes that count, and how many could be drawn', () => {
  expect(annotatedText(smallView, 'BP')).toBe(
    'Genes of the list that count: biological process 10 of 11, drawn from 1,000.',
  );
  expect(annotatedText(smallView, 'all')).toMatch(/; molecular function 9 of 11, drawn from 900; cellular/);
});

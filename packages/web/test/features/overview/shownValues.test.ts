import { describe, expect, it } from 'vitest';
import { shownValues } from '../../../src/features/overview/shownValues.ts';

const values = ['root', 'Root hair', 'leaf', 'pollen'].map((label, i) => ({ label, count: 3 - i }));
const shown = (options: Partial<Parameters<typeof shownValues>[1]>) => {
  const found = shownValues(values, { chosen: [], text: '', limit: 8, ...options });
  return [found.shown.map(({ label }) => label).join(), found.hidden];
};

describe('the values that a facet shows', () => {
  it('are those that analyses have, up to a limit', () => {
    expect(shown({})).toEqual(['root,Root hair,leaf', 0]);
    expect(shown({ limit: 1 })).toEqual(['root', 2]);
  });

  it('include the chosen ones, also beyond the limit and without an analysis', () => {
    expect(shown({ limit: 1, chosen: ['leaf', 'pollen', 'gone'] })).toEqual(['root,leaf,pollen,gone', 1]);
  });

  it('hold the text that is looked for, in any case', () => {
    expect(shown({ text: ' ROOT ' })).toEqual(['root,Root hair', 0]);
    expect(shown({ text: 'x' })).toEqual(['', 0]);
  });
});

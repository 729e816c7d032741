import { describe, expect, it } from 'vitest';
import { testedChoice as tested } from '../../../../core/test/testedChoice.ts';
import { selectionWarning } from '../../../src/shared/statistics/TestSelects.tsx';

describe('selectionWarning', () => {
  it('warns when the query or the target lists have selected what is compared', () => {
    const [byQuery, byLists] = [
      { query: true, lists: false },
      { query: false, lists: true },
    ];
    expect(selectionWarning(tested({}))).toBeUndefined();
    expect(selectionWarning(tested({ selection: byQuery }))).toMatch(/Compare all genes of each analysis instead/);
    expect(selectionWarning(tested({ selection: byQuery, sets: 'analysis' }))).toBeUndefined();
    expect(selectionWarning(tested({ selection: byLists }))).toMatch(/Draw from the target lists instead/);
    expect(selectionWarning(tested({ selection: byLists, universe: 'lists' }))).toBeUndefined();
  });
});

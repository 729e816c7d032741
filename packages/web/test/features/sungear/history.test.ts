import { describe, expect, it } from 'vitest';
import {
  canGoBack,
  canGoForward,
  emptyHistory,
  goBack,
  goForward,
  narrow,
} from '../../../src/features/sungear/history.ts';

describe('the history of gene sets', () => {
  it('starts with all genes and nowhere to go', () => {
    expect([emptyHistory.now, canGoBack(emptyHistory), canGoForward(emptyHistory)]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect(goBack(emptyHistory)).toBe(emptyHistory);
    expect(goForward(emptyHistory)).toBe(emptyHistory);
  });

  it('goes back and forward as it came', () => {
    const narrowed = narrow(narrow(emptyHistory, ['a', 'b']), ['a']);
    expect(goBack(narrowed).now).toEqual(['a', 'b']);
    expect(goBack(goBack(narrowed)).now).toBeUndefined();
    expect(goForward(goBack(narrowed))).toEqual(narrowed);
  });

  it('forgets what was ahead when it narrows again', () => {
    const again = narrow(goBack(narrow(emptyHistory, ['a'])), ['b']);
    expect([again.now, canGoForward(again)]).toEqual([['b'], false]);
  });
});

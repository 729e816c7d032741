import { describe, expect, it } from 'vitest';
import {
  canGoBack,
  canGoForward,
  freshHistory,
  goBack,
  goForward,
  narrow,
} from '../../../src/features/sungear/history.ts';

describe('the history of gene sets', () => {
  it('starts with all genes and nowhere to go', () => {
    expect([freshHistory.now, canGoBack(freshHistory), canGoForward(freshHistory)]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect(goBack(freshHistory)).toBe(freshHistory);
    expect(goForward(freshHistory)).toBe(freshHistory);
  });

  it('goes back and forward as it came', () => {
    const narrowed = narrow(narrow(freshHistory, ['a', 'b']), ['a']);
    expect(goBack(narrowed).now).toEqual(['a', 'b']);
    expect(goBack(goBack(narrowed)).now).toBeUndefined();
    expect(goForward(goBack(narrowed))).toEqual(narrowed);
  });

  it('forgets what was ahead when it narrows anew', () => {
    const anew = narrow(goBack(narrow(freshHistory, ['a'])), ['b']);
    expect([anew.now, canGoForward(anew)]).toEqual([['b'], false]);
  });
});

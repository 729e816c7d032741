import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnkept } from '../../src/state/kept.ts';
import { SharedState } from '../../src/state/sharedState.ts';

/** A storage that can be full. */
class Shelf {
  readonly texts = new Map<string, string>();
  writes = 0;
  full = false;
  getItem = (name: string) => this.texts.get(name) ?? null;
  setItem = (name: string, text: string) => {
    if (this.full) throw new Error('QuotaExceededError');
    this.writes++;
    this.texts.set(name, text);
  };
}

let shelf = new Shelf();
const tab = () =>
  new SharedState<readonly string[]>({
    name: 'names',
    version: 1,
    says: 'the names',
    empty: [],
    show: () => undefined,
  });
const add = (name: string) => (names: readonly string[]) => [...names, name];

beforeEach(() => {
  vi.useFakeTimers();
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a shared state', () => {
  it('is changed at once and written at most once a second', () => {
    const one = tab();
    one.change(add('a'));
    one.change(add('b'));
    expect(one.state).toEqual(['a', 'b']);
    expect(shelf.writes).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(shelf.writes).toBe(1);
    expect(tab().state).toEqual(['a', 'b']);
  });

  it('keeps what two tabs change within the same second', () => {
    const [one, two] = [tab(), tab()];
    one.change(add('a'));
    two.change(add('b'));
    vi.advanceTimersByTime(1000);
    expect(one.state).toEqual(['a', 'b']);
    expect(two.state).toEqual(['a', 'b']);
  });

  it('tells when there is no room, keeps the change, and stores it once there is', () => {
    const one = tab();
    shelf.full = true;
    one.change(add('a'));
    vi.advanceTimersByTime(1000);
    expect(one.state).toEqual(['a']);
    expect(useUnkept.getState().things).toEqual(['the names']);
    shelf.full = false;
    one.change(add('b'));
    vi.advanceTimersByTime(1000);
    expect(useUnkept.getState().things).toEqual([]);
    expect(tab().state).toEqual(['a', 'b']);
  });

  it.each(['no JSON', 'null', '{"state":["x"],"version":0}', '7'])('begins empty after %s', (text) => {
    shelf.texts.set('names', text);
    expect(tab().state).toEqual([]);
  });
});

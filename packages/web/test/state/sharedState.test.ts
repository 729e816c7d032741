import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStorageFailures } from '../../src/state/storage.ts';
import { SharedState } from '../../src/state/sharedState.ts';

/** A storage that can be full. */
class FakeStorage {
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

let storage = new FakeStorage();
const tab = () =>
  new SharedState<readonly string[]>({
    name: 'names',
    version: 1,
    label: 'the names',
    empty: [],
    show: () => undefined,
  });
const add = (name: string) => (names: readonly string[]) => [...names, name];

beforeEach(() => {
  vi.useFakeTimers();
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
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
    expect(storage.writes).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(storage.writes).toBe(1);
    expect(tab().state).toEqual(['a', 'b']);
  });

  it('keeps the changes of two tabs within the same second', () => {
    const [one, two] = [tab(), tab()];
    one.change(add('a'));
    two.change(add('b'));
    vi.advanceTimersByTime(1000);
    expect(one.state).toEqual(['a', 'b']);
    expect(two.state).toEqual(['a', 'b']);
  });

  it('reports a full storage, keeps the change, and stores it when there is room again', () => {
    const one = tab();
    storage.full = true;
    one.change(add('a'));
    vi.advanceTimersByTime(1000);
    expect(one.state).toEqual(['a']);
    expect(useStorageFailures.getState().labels).toEqual(['the names']);
    storage.full = false;
    one.change(add('b'));
    vi.advanceTimersByTime(1000);
    expect(useStorageFailures.getState().labels).toEqual([]);
    expect(tab().state).toEqual(['a', 'b']);
  });

  it.each(['no JSON', 'null', '{"state":["x"],"version":0}', '7'])('begins empty after %s', (text) => {
    storage.texts.set('names', text);
    expect(tab().state).toEqual([]);
  });
});

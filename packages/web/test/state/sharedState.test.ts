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

/** The locks of a browser: whoever asks waits until the holder before has finished. */
class FakeLocks {
  private last: Promise<unknown> = Promise.resolve();
  request = (_: string, hold: () => Promise<unknown>) => (this.last = this.last.then(hold));
}

let storage = new FakeStorage();
const options = { name: 'names', version: 1, label: 'the names', empty: [], show: () => undefined };
const tab = () => new SharedState<readonly string[]>(options);
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

describe('a shared state in a page', () => {
  let page = new EventTarget();

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', {});
  });

  it('is stored by one tab after another, with a pause between them', async () => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() });
    const [one, two] = [tab(), tab()];
    one.change(add('a'));
    two.change(add('b'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([storage.writes, tab().state]).toEqual([1, ['a']]);
    await vi.advanceTimersByTimeAsync(299);
    expect(storage.writes).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([storage.writes, tab().state]).toEqual([2, ['a', 'b']]);
  });

  it('is stored at once when the browser refuses the lock', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } });
    tab().change(add('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab().state).toEqual(['a']);
  });

  it('is stored when the page is left', () => {
    tab().change(add('a'));
    page.dispatchEvent(new Event('pagehide'));
    expect([storage.writes, tab().state]).toEqual([1, ['a']]);
  });

  it('is shown when another tab has changed it', () => {
    const shown: (readonly string[])[] = [];
    new SharedState<readonly string[]>({ ...options, show: (state) => shown.push(state) });
    storage.texts.set('names', '{"state":["x"],"version":1}');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'others' }));
    expect(shown).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'names' }));
    expect(shown).toEqual([['x']]);
  });
});

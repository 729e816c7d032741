import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttledStorage } from '../../src/state/throttledStorage.ts';
import { useStorageFailures } from '../../src/state/storage.ts';

/** The storage of a tab or of the browser, which can be full. */
class FakeStorage {
  readonly texts = new Map<string, string>();
  writes = 0;
  isFull = false;
  getItem = (name: string) => this.texts.get(name) ?? null;
  removeItem = (name: string) => this.texts.delete(name);
  setItem = (name: string, text: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.writes++;
    this.texts.set(name, text);
  };
}

let ofTab = new FakeStorage();
let ofBrowser = new FakeStorage();
let page = new EventTarget();

interface Query {
  readonly text: string;
}

const storage = () =>
  throttledStorage<Query>({ example: { text: '' }, label: 'the query', seed: ({ text }) => ({ text: `${text}?` }) });

const query = (text: string) => ({ state: { text }, version: 1 });

/** Begins a new tab of the same browser. */
function nextTab(): ReturnType<typeof storage> {
  ofTab = new FakeStorage();
  page = new EventTarget();
  vi.stubGlobal('sessionStorage', ofTab);
  vi.stubGlobal('window', page);
  return storage();
}

beforeEach(() => {
  vi.useFakeTimers();
  ofBrowser = new FakeStorage();
  vi.stubGlobal('localStorage', ofBrowser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useStorageFailures.setState({ labels: [] });
});

describe('the storage of a tab', () => {
  it('is written at most once a second, with the last state', () => {
    const tab = nextTab();
    const writes: number[] = [];
    for (let ms = 0; ms < 3000; ms += 90) {
      const before = ofTab.writes;
      tab.setItem('query', query(`after ${ms} ms`));
      vi.advanceTimersByTime(90);
      if (ofTab.writes > before) writes.push(ms + 90);
    }
    expect(writes).toHaveLength(2);
    expect(writes[1] - writes[0]).toBeGreaterThanOrEqual(1000);
    vi.advanceTimersByTime(1000);
    expect(ofTab.writes).toBe(3);
    expect(tab.getItem('query')).toEqual(query('after 2970 ms'));
  });

  it('is written at once when the page is left', () => {
    const tab = nextTab();
    tab.setItem('query', query('ALF'));
    expect(ofTab.writes).toBe(0);
    page.dispatchEvent(new Event('pagehide'));
    expect(tab.getItem('query')).toEqual(query('ALF'));
    vi.advanceTimersByTime(5000);
    expect(ofTab.writes).toBe(1);
  });

  it('begins with what the last tab left for it, and is its own from then on', () => {
    const one = nextTab();
    one.setItem('query', query('ALF'));
    vi.advanceTimersByTime(1000);
    const two = nextTab();
    expect(two.getItem('query')).toEqual(query('ALF?'));
    two.setItem('query', query('BET'));
    vi.advanceTimersByTime(1000);
    one.setItem('query', query('GAM'));
    expect(two.getItem('query')).toEqual(query('BET'));
  });

  it('is empty when its entry is built in another way', () => {
    const tab = nextTab();
    for (const area of [ofTab, ofBrowser]) area.texts.set('query', '{"version":1,"state":{"text":5}}');
    expect(tab.getItem('query')).toBeNull();
  });

  it('is empty where the browser refuses to read', () => {
    const tab = nextTab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    expect(tab.getItem('query')).toBeNull();
  });

  it.each(['the tab', 'the browser'])('is reported as long as the storage of %s is full', (where) => {
    const tab = nextTab();
    const full = where === 'the tab' ? ofTab : ofBrowser;
    full.isFull = true;
    tab.setItem('query', query('ALF'));
    vi.advanceTimersByTime(1000);
    expect(useStorageFailures.getState().labels).toEqual(['the query']);
    full.isFull = false;
    tab.setItem('query', query('BET'));
    vi.advanceTimersByTime(1000);
    expect(useStorageFailures.getState().labels).toEqual([]);
  });
});

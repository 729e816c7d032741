import { describe, expect, it } from 'vitest';
import { maxEntries, withEntries, type HistoryEntry } from '../../src/state/queryHistory.ts';

const entry = (query: string, time: number): HistoryEntry => ({ query, time });

describe('withEntries', () => {
  it('puts the newest first', () => {
    expect(withEntries([entry('a', 1)], [entry('b', 2)])).toEqual([entry('b', 2), entry('a', 1)]);
  });
  it('has each query once, with its last time', () => {
    expect(withEntries([entry('a', 2), entry('b', 1)], [entry('b', 3)])).toEqual([entry('b', 3), entry('a', 2)]);
  });
  it('keeps the 30 newest', () => {
    const many = Array.from({ length: 40 }, (_, time) => entry(`q${time}`, time));
    const kept = withEntries(many, [entry('last', 99)]);
    expect(kept.length).toBe(maxEntries);
    expect([kept[0].query, kept[29].query]).toEqual(['last', 'q11']);
  });
});

import { describe, expect, it } from 'vitest';
import { LastUsed } from '../../src/data/lastUsed.ts';

describe('the values that were used last', () => {
  it('are kept up to their number; a look counts as no use', () => {
    const kept = new LastUsed<string>({ max: 2 });
    kept.set('a', 'A');
    kept.set('b', 'B');
    expect(kept.get('a')).toBe('A');
    expect(kept.peek('b')).toBe('B');
    kept.set('c', 'C');
    expect([kept.peek('a'), kept.peek('b'), kept.peek('c')]).toEqual(['A', undefined, 'C']);
  });

  it('are kept up to their size, and one that is larger than all room is not', () => {
    const kept = new LastUsed<string>({ max: 9, maxSize: 5, sizeOf: (value) => value.length });
    kept.set('a', '123');
    kept.set('b', '45');
    kept.set('a', '1');
    kept.set('c', '67');
    expect([kept.peek('a'), kept.peek('b'), kept.peek('c')]).toEqual(['1', '45', '67']);
    kept.set('d', '8');
    expect([kept.peek('a'), kept.peek('b'), kept.peek('c'), kept.peek('d')]).toEqual(['1', undefined, '67', '8']);
    kept.set('e', '123456');
    expect(kept.peek('e')).toBeUndefined();
    expect(kept.peek('d')).toBe('8');
  });

  it('are the newest one at least, if that is wanted', () => {
    const kept = new LastUsed<string>({ max: 9, maxSize: 5, sizeOf: (value) => value.length, keepsNewest: true });
    kept.set('a', '123');
    kept.set('b', '123456');
    expect(kept.keys()).toEqual(['b']);
    kept.set('c', '1');
    expect(kept.keys()).toEqual(['c']);
  });

  it('can be dropped by a condition, or all', () => {
    const kept = new LastUsed<number>({ max: 3 });
    for (const value of [1, 2, 3]) kept.set(String(value), value);
    kept.dropWhere((value) => value === 2);
    expect([kept.peek('1'), kept.peek('2'), kept.peek('3')]).toEqual([1, undefined, 3]);
    kept.clear();
    expect(kept.get('1')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isSameNetwork, useNetworkState } from '../../src/state/networkState.ts';

describe('two networks', () => {
  it('are the same with the same edges in any order', () => {
    expect(isSameNetwork({ edges: ['a', 'b'], precision: 0.5 }, { edges: ['b', 'a'], precision: 0.5 })).toBe(true);
  });

  it('differ in their edges or their precision', () => {
    expect(isSameNetwork({ edges: ['a'], precision: 0.5 }, { edges: ['b'], precision: 0.5 })).toBe(false);
    expect(isSameNetwork({ edges: [], precision: 0.5 }, { edges: [], precision: 0 })).toBe(false);
  });
});

it('applies a choice when it is updated, not before', () => {
  const { want, set } = useNetworkState.getState();
  want('r', { edges: ['a'], precision: 0 });
  expect(useNetworkState.getState().options['r']).toBeUndefined();
  set('r', { edges: ['a'], precision: 0 });
  expect(useNetworkState.getState().options['r']).toEqual({ edges: ['a'], precision: 0 });
});

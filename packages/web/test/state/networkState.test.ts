import { describe, expect, it } from 'vitest';
import {
  isSameNetwork,
  networkOptionsIn,
  useNetworkState,
  withNetworkOptions,
} from '../../src/state/networkState.ts';

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

const read = (search: string) => networkOptionsIn(new URLSearchParams(search));
const write = (search: string, edges: string[], precision = 0) =>
  withNetworkOptions(new URLSearchParams(search), { edges, precision }).toString();

describe('network options in an address', () => {
  it('are read, and undefined when the address has none', () => {
    expect(read('request=1')).toBeUndefined();
    expect(read('edges=a&edges=b&precision=0.5')).toEqual({ edges: ['a', 'b'], precision: 0.5 });
    expect(read('edges=')).toEqual({ edges: [], precision: 0 });
  });

  it('ignore a precision outside 0 to 1', () => {
    expect([read('precision=2'), read('precision=x')].map((options) => options?.precision)).toEqual([0, 0]);
  });

  it('are written next to the other parts of the address, and read back', () => {
    expect(write('request=1&edges=old&precision=1', ['a', 'b'], 0.2)).toBe('request=1&edges=a&edges=b&precision=0.2');
    expect(write('request=1', [])).toBe('request=1&edges=');
  });
});

import { describe, expect, it } from 'vitest';
import { isLike, parseStored } from '../../src/state/storage.ts';

describe('what is stored', () => {
  const example = { lists: [{ name: '', text: '' }], chosen: undefined };

  it('is valid when it is built like the example', () => {
    const state = { lists: [{ name: 'a', text: 'b' }], chosen: 'a' };
    expect(parseStored(JSON.stringify({ state, version: 1 }), example)).toEqual({ state, version: 1 });
    expect(isLike(example, { lists: [] })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no state', '{"version":1}'],
    ['null', '{"state":null}'],
    ['null for an array', '{"state":{"lists":null}}'],
    ['an object for an array', '{"state":{"lists":{}}}'],
    ['an item of another kind', '{"state":{"lists":["a"]}}'],
    ['an item without a key', '{"state":{"lists":[{"name":"a"}]}}'],
    ['a number for a text', '{"state":{"lists":[{"name":"a","text":1}]}}'],
  ])('is ignored: %s', (_, text) => {
    expect(parseStored(text, example)).toBeNull();
  });
});

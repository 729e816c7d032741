import { describe, expect, it } from 'vitest';
import { listOptions, parseSource, sourceValue, type InputSource } from '../../src/state/inputs.ts';

const sources: readonly InputSource[] = [
  { source: 'none', name: '' },
  { source: 'typed', name: '' },
  { source: 'uploaded', name: '' },
  { source: 'predefined', name: 'a:b' },
  { source: 'saved', name: 'x' },
];

describe('the value of a source', () => {
  it.each(sources)('of $source $name is read back', (source) =>
    expect(parseSource(sourceValue(source))).toEqual(source),
  );

  it('of an unknown source is none', () => expect(parseSource('moon')).toEqual({ source: 'none', name: '' }));
});

describe('listOptions', () => {
  it('has the selected list while the others are loading', () => {
    expect(listOptions('saved', [], { source: 'saved', name: 'mine' })).toEqual([
      { value: 'saved:mine', label: 'mine' },
    ]);
  });

  it('has a selected list once, and none of another source', () => {
    expect(listOptions('saved', ['mine'], { source: 'saved', name: 'mine' })).toHaveLength(1);
    expect(listOptions('predefined', [], { source: 'saved', name: 'mine' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { listChoices, sourceOf, valueOf } from '../../../src/features/home/listChoices.ts';

const chosen = (source: Parameters<typeof valueOf>[0]['source'], name = '') => ({ source, name });

describe('the choice of target genes', () => {
  it('reads back what it writes, names with colons included', () => {
    for (const source of [
      chosen('none'),
      chosen('typed'),
      chosen('uploaded'),
      chosen('predefined', 'a:b'),
      chosen('saved', 'x'),
    ]) {
      expect(sourceOf(valueOf(source))).toEqual(source);
    }
  });

  it('has the lists of the site and the saved ones in groups, and leaves empty groups out', () => {
    expect(listChoices(chosen('none'), { predefined: ['Clock'], saved: [] })).toEqual([
      { value: 'none', label: 'All genes' },
      { group: 'Predefined Lists', items: [{ value: 'predefined:Clock', label: 'Clock' }] },
      {
        group: 'Your own',
        items: [
          { value: 'typed', label: 'Type or paste' },
          { value: 'uploaded', label: 'Upload a file' },
        ],
      },
    ]);
  });

  it('has the chosen list while the others are loading', () => {
    const groups = listChoices(chosen('saved', 'mine'), { predefined: [], saved: [] });
    expect(groups[1]).toEqual({ group: 'Saved Lists', items: [{ value: 'saved:mine', label: 'mine' }] });
  });
});

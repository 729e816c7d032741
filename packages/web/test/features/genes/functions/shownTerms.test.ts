import { describe, expect, it } from 'vitest';
import { expectedIn, graphTerms, shownTerms } from '../../../../src/features/genes/functions/shownTerms.ts';
import { row, smallView } from './smallView.ts';

const shown = (aspect: 'BP' | 'MF' | 'all', search = '', view = smallView) =>
  shownTerms(view, { aspect, search }).map(({ id, folded }) => [id, folded.map((each) => each.id)]);

describe('the shown functions of a list', () => {
  it('are those of an aspect, with similar ones folded under them', () => {
    expect(shown('BP')).toEqual([
      ['GO:1', []],
      ['GO:2', ['GO:3']],
    ]);
    expect(shown('MF')).toEqual([['GO:4', []]]);
    expect(shown('all').map(([id]) => id)).toEqual(['GO:1', 'GO:2', 'GO:4']);
  });

  it('are all terms without folding', () => {
    expect(shown('BP', '', { ...smallView, compact: undefined })).toHaveLength(3);
  });

  it('are found by their words, or by those of a term that is folded under them', () => {
    expect(shown('BP', 'nitrate')).toHaveLength(2);
    expect(shown('BP', 'TRANSPORT')).toEqual([['GO:2', ['GO:3']]]);
    expect(shown('BP', 'nothing')).toEqual([]);
  });
});

it('a random list has genes of a term by the share of the list in the population', () => {
  expect(expectedIn({ n: 10, K: 20, P: 1000 })).toBe(0.2);
});

it('a graph shows the first 60 terms, or all', () => {
  const terms = Array.from({ length: 70 }, (_, i) => ({ ...row(`GO:${i}`), folded: [] }));
  expect(graphTerms(terms, false)).toEqual(terms.slice(0, 60));
  expect(graphTerms(terms, true)).toHaveLength(70);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ancestorsIn, nearestAncestors } from '../../src/ontology/index.ts';
import { randomGo, smallOntology } from './smallOntology.ts';

const ontology = smallOntology({
  'GO:1': { aspect: 'BP' },
  'GO:2': { aspect: 'BP', parents: ['GO:1'] },
  'GO:3': { aspect: 'BP', parents: ['GO:2', 'GO:1'] },
  'GO:4': { aspect: 'BP', parents: ['GO:1'] },
  'GO:5': { aspect: 'BP', parents: ['GO:3', 'GO:4'] },
});
const edges = (...terms: number[]) => nearestAncestors(terms, ancestorsIn(ontology));

describe('the nearest ancestors among some terms', () => {
  it('are the parents if all terms are shown, without a parent that is also above another one', () => {
    expect(edges(4, 3, 2, 1, 0)).toEqual([
      [4, 2],
      [4, 3],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it('are found across terms that are not shown', () => {
    expect(edges(4, 0)).toEqual([[4, 0]]);
    expect(edges(4, 3, 0)).toEqual([
      [4, 3],
      [3, 0],
    ]);
    expect(edges(2, 3)).toEqual([]);
    expect(edges()).toEqual([]);
  });

  it('lead to exactly the ancestors among the terms, and none of them can be left out', () => {
    fc.assert(
      fc.property(randomGo, fc.infiniteStream(fc.boolean()), ({ ontology: random }, isShown) => {
        const ancestorsOf = ancestorsIn(random);
        const terms = [...random.ids.keys()].filter(() => isShown.next().value);
        const found = nearestAncestors(terms, ancestorsOf);
        for (const term of terms) {
          const wanted = terms.filter((each) => each !== term && ancestorsOf(term).includes(each));
          expect([...reached(term, found)].sort()).toEqual([...wanted].sort());
        }
        for (const edge of found) {
          const others = found.filter((each) => each !== edge);
          expect(reached(edge[0], others).has(edge[1])).toBe(false);
        }
      }),
    );
  });
});

/** The terms that edges lead to from a term. */
function reached(from: number, all: readonly (readonly [number, number])[]): Set<number> {
  const found = new Set<number>();
  const open = [from];
  for (const term of open) {
    for (const [child, parent] of all) {
      if (child !== term || found.has(parent)) continue;
      found.add(parent);
      open.push(parent);
    }
  }
  return found;
}

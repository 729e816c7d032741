import { describe, expect, it } from 'vitest';
import { bitsetOf, countBits, fullBitset, type Bitset, unite } from '../../src/dataset/index.ts';
import { chance, classCounts, degreeModelOf, sizeFactor } from '../../src/degrees/degreeModel.ts';
import { drawnClasses } from '../../src/degrees/drawnClasses.ts';
import { seededRandom } from '../../src/stats/seededRandom.ts';

const size = 320;

/** Sets in which genes with a small index are frequent, of different sizes. */
function randomSets(count: number): Bitset[] {
  const random = seededRandom('degrees');
  return Array.from({ length: count }, (_, set) => {
    const share = 0.05 + (0.6 * set) / count;
    return bitsetOf(
      size,
      Array.from({ length: size }, (__, gene) => gene).filter((gene) => random.next() < share * (1 - gene / size)),
    );
  });
}

const universe = fullBitset(size);

describe('the model of degrees', () => {
  const sets = randomSets(40);
  const model = degreeModelOf(sets, universe);
  if (!model) throw new Error('no model');
  const covered = sets.reduce(unite);
  const classes = drawnClasses(model, classCounts(model, covered)).all;
  const factors = sets.map((set) => sizeFactor(classes, countBits(set)));

  it('expects the observed number of sets of each gene', () => {
    for (let gene = 0; gene < size; gene++) {
      const degree = sets.filter((set) => countBits(set) > 0 && (set[gene >>> 5] >>> (gene & 31)) & 1).length;
      if (degree === 0) continue;
      const expected = factors.reduce((sum, y) => sum + chance(model.x[model.classOf[gene]], y), 0);
      expect(expected / degree).toBeCloseTo(1, 8);
    }
  });

  it('gives a set its size', () => {
    for (const [i, set] of sets.entries()) {
      const expected = classes.x.reduce((sum, x, at) => sum + classes.counts[at] * chance(x, factors[i]), 0);
      expect(expected / countBits(set)).toBeCloseTo(1, 11);
    }
  });

  it('gives genes of equal degree the same x, and more frequent ones a larger one', () => {
    expect([...model.x]).toEqual([...model.x].sort((a, b) => a - b));
  });

  it('gives a gene of no set half of the smallest x, and one of all sets twice the largest', () => {
    const [none, all] = [0, 1];
    const others = randomSets(20).map((set) => {
      const genes = Array.from({ length: size - 2 }, (_, i) => i + 2).filter((g) => (set[g >>> 5] >>> (g & 31)) & 1);
      return bitsetOf(size, [all, ...genes]);
    });
    const fitted = degreeModelOf(others, universe);
    if (!fitted) throw new Error('no model');
    const inner = fitted.x.slice(1, -1);
    expect(fitted.x[fitted.classOf[none]]).toBe(Math.min(...inner) / 2);
    expect(fitted.x[fitted.classOf[all]]).toBe(Math.max(...inner) * 2);
  });

  it('does not exist without a set', () => {
    expect(degreeModelOf([bitsetOf(size, [])], universe)).toBeNull();
  });
});

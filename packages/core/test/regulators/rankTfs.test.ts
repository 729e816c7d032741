import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bitsetOf,
  evidenceKinds,
  rankFamilies,
  rankTfs,
  startsOf,
  type EvidenceKind,
  type SetTest,
} from '../../src/index.ts';
import { setOf } from './sets.ts';

interface Source {
  readonly id: number;
  readonly kind: EvidenceKind;
}

/** A test with a score and a p-value; the rest does not matter to ranks. */
const test = <S>(source: S, tf: number, { h, logP = -1 }: { h: number; logP?: number }): SetTest<S> => ({
  set: { ...setOf(0, tf, bitsetOf(1, [0])), source },
  k: 1,
  K: 1,
  n: 1,
  logP,
  logAdjusted: logP,
  z: 0,
  m: 0,
  s: 0,
  h,
});
const rank = (analyses: readonly SetTest<Source>[], networks: readonly SetTest<string>[] = []) =>
  rankTfs(
    { analyses, networks },
    {
      kindOf: ({ kind }) => kind,
      compareAnalyses: (a, b) => a.id - b.id,
      compareNetworks: (a, b) => (a < b ? -1 : 1),
    },
  );
const bound = (id: number): Source => ({ id, kind: 'in planta bound' });
const regulated = (id: number): Source => ({ id, kind: 'regulated' });

describe('ranks of TFs', () => {
  it('are by the best analysis of each kind', () => {
    const tfs = rank([test(bound(1), 7, { h: 1 }), test(bound(2), 7, { h: 3 }), test(bound(3), 8, { h: 2 })]);
    expect(tfs.map(({ tf, rank: place }) => [tf, place])).toEqual([
      [7, 1],
      [8, 2],
    ]);
    expect(tfs[0].kinds['in planta bound']).toMatchObject({ rank: 1, of: 2, best: { set: { source: { id: 2 } } } });
    expect(tfs[0].score).toBeCloseTo((1 / 2 + 0.5 + 0.5) / 3, 12);
  });

  it('take the smallest p-value, then the smallest id, of analyses with equal scores', () => {
    const best = (...tests: SetTest<Source>[]) => rank(tests)[0].kinds['in planta bound']?.best.set.source.id;
    expect(best(test(bound(1), 7, { h: 1, logP: -2 }), test(bound(2), 7, { h: 1, logP: -3 }))).toBe(2);
    expect(best(test(bound(2), 7, { h: 1 }), test(bound(1), 7, { h: 1 }))).toBe(1);
  });

  it('are means over three kinds, with one half for a kind without an analysis', () => {
    const tfs = rank([test(bound(1), 7, { h: 1 }), test(regulated(2), 7, { h: 1 }), test(regulated(3), 8, { h: 2 })]);
    expect(tfs.map(({ tf, score }) => [tf, score])).toEqual([
      [8, expect.closeTo((1 / 2 + 0.5 + 0.5) / 3, 12)],
      [7, expect.closeTo((1 + 1 + 0.5) / 3, 12)],
    ]);
  });

  it('show target networks without counting them', () => {
    const [first, ...others] = rank(
      [test(bound(1), 7, { h: 1 })],
      [test('net', 7, { h: 1 }), test('net', 9, { h: 2 })],
    );
    expect(others).toEqual([]);
    expect(first.network).toMatchObject({ rank: 2, of: 2, best: { set: { source: 'net' } } });
    expect(first.score).toBeCloseTo((1 + 0.5 + 0.5) / 3, 12);
  });

  it('are by the smallest p-value, then the id, for equal means', () => {
    const tfs = rank([
      test(bound(1), 9, { h: 1, logP: -5 }),
      test(bound(2), 8, { h: 1, logP: -9 }),
      test(bound(3), 7, { h: 1, logP: -5 }),
    ]);
    expect(tfs.map(({ tf }) => tf)).toEqual([8, 7, 9]);
  });

  it('are those of the definition (property)', () => {
    const analysis = fc.record({
      tf: fc.nat(5),
      kind: fc.constantFrom(...evidenceKinds),
      h: fc.integer({ min: -3, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(analysis, { maxLength: 20 }), (analyses) => {
        const tfs = rank(analyses.map(({ tf, kind, h }, id) => test({ id, kind }, tf, { h })));
        expect(tfs.map((each) => each.rank)).toEqual(tfs.map((_, i) => i + 1));
        for (const { tf, score } of tfs) {
          const shares = evidenceKinds.map((kind) => {
            const best = new Map<number, number>();
            for (const own of analyses.filter((each) => each.kind === kind))
              best.set(own.tf, Math.max(own.h, best.get(own.tf) ?? -Infinity));
            const mine = best.get(tf);
            if (mine === undefined) return 0.5;
            const scores = [...best.values()];
            const better = scores.filter((other) => other > mine).length;
            const equal = scores.filter((other) => other === mine).length;
            return (better + (equal + 1) / 2) / scores.length;
          });
          expect(score).toBeCloseTo(shares.reduce((sum, share) => sum + share, 0) / 3, 12);
        }
      }),
    );
  });
});

describe('families of ranked TFs', () => {
  it('count their members among the first 20', () => {
    const tfs = Array.from({ length: 30 }, (_, i) => 29 - i);
    // Genes 29, 28 and 0 are of family X, gene 28 of Y as well, gene 1 of Z.
    const members = [
      [0, 0],
      [1, 2],
      [28, 0],
      [28, 1],
      [29, 0],
    ];
    const families = {
      names: ['X', 'Y', 'Z'],
      starts: startsOf(30, (count) => members.forEach(([gene]) => count(gene))),
      families: Uint32Array.from(members, ([, family]) => family),
    };
    const ranked = rankFamilies(families, tfs);
    expect(ranked.map(({ family, bestRank, bestTf, k, K, n, P }) => [family, bestRank, bestTf, k, K, n, P])).toEqual([
      ['X', 1, 29, 2, 3, 20, 30],
      ['Y', 2, 28, 1, 1, 20, 30],
      ['Z', 29, 1, 0, 1, 20, 30],
    ]);
    expect(Math.exp(ranked[1].logP)).toBeCloseTo(20 / 30, 12);
    expect(ranked[2].logP).toBeCloseTo(0, 12);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsetOf, startsOf } from '../../src/dataset/index.ts';
import { rankFamilies, rankTfs, type SetTest } from '../../src/regulators/index.ts';
import { setOf } from './sets.ts';

interface Source {
  readonly id: number;
  readonly kind: string;
}

interface Figures {
  readonly h: number;
  /** Natural logarithm; the adjusted one is `log(0.01)` for a significant analysis, else 0. */
  readonly logP?: number;
  readonly isSignificant?: boolean;
  /** The genes of the list, 0 to 3, that it targets. */
  readonly genes?: readonly number[];
}

const evidenceKinds = ['in planta bound', 'in vitro bound', 'regulated'];

const list = bitsetOf(8, [0, 1, 2, 3]);

/** A significant test with a score, unless it says otherwise. */
function test<S>(source: S, tf: number, figures: Figures): SetTest<S> {
  const { h, logP = -1, isSignificant = true, genes = [0, 7] } = figures;
  const set = { ...setOf(0, tf, bitsetOf(8, genes)), source };
  const counts = { k: genes.filter((gene) => gene < 4).length, K: genes.length, n: 4 };
  return { set, ...counts, logP, logAdjusted: isSignificant ? Math.log(0.01) : 0, z: 0, m: 0, s: 0, h };
}

const rank = (analyses: readonly SetTest<Source>[], networks: readonly SetTest<string>[] = []) =>
  rankTfs(
    { genes: list, analyses, networks },
    {
      kinds: evidenceKinds,
      kindOf: ({ kind }) => kind,
      compareAnalyses: (a, b) => a.id - b.id,
      compareNetworks: (a, b) => (a < b ? -1 : 1),
    },
  );
const bound = (id: number): Source => ({ id, kind: 'in planta bound' });
const regulated = (id: number): Source => ({ id, kind: 'regulated' });
const order = (...tests: SetTest<Source>[]) => rank(tests).map(({ tf }) => tf);

describe('ranks of TFs', () => {
  it('are by the best analysis of each kind', () => {
    const tfs = rank([test(bound(1), 7, { h: 1 }), test(bound(2), 7, { h: 3 }), test(bound(3), 8, { h: 2 })]);
    expect(tfs.map(({ tf, rank: place }) => [tf, place])).toEqual([
      [7, 1],
      [8, 2],
    ]);
    expect(tfs[0].kinds['in planta bound']).toMatchObject({ rank: 1, of: 2, best: { set: { source: { id: 2 } } } });
    expect(tfs[0].score).toBeCloseTo(1 / 4, 12);
  });

  it('take the smallest p-value, then the smallest id, of analyses with equal scores', () => {
    const best = (...tests: SetTest<Source>[]) => rank(tests)[0].kinds['in planta bound']?.best.set.source.id;
    expect(best(test(bound(1), 7, { h: 1, logP: -2 }), test(bound(2), 7, { h: 1, logP: -3 }))).toBe(2);
    expect(best(test(bound(2), 7, { h: 1 }), test(bound(1), 7, { h: 1 }))).toBe(1);
  });

  it('are by the best rank of any kind, so that a second kind only costs what its chance is worth', () => {
    const tfs = rank([
      test(bound(1), 7, { h: 3 }),
      test(bound(2), 8, { h: 2 }),
      test(bound(3), 9, { h: 1 }),
      test(regulated(4), 7, { h: 1 }),
      test(regulated(5), 9, { h: 2 }),
    ]);
    expect(tfs.map(({ tf, score }) => [tf, score])).toEqual([
      [7, expect.closeTo(1 - (1 - 1 / 6) ** 2, 12)],
      [9, expect.closeTo(1 - (1 - 1 / 4) ** 2, 12)],
      [8, expect.closeTo(1 / 2, 12)],
    ]);
  });

  it('show target networks without counting them', () => {
    const [first, ...others] = rank(
      [test(bound(1), 7, { h: 1 })],
      [test('net', 7, { h: 1 }), test('net', 9, { h: 2 })],
    );
    expect(others).toEqual([]);
    expect(first.network).toMatchObject({ rank: 2, of: 2, best: { set: { source: 'net' } } });
    expect(first.score).toBeCloseTo(1 / 2, 12);
  });

  it('put TFs without a significant analysis behind all others, by p-value for their number of analyses', () => {
    const chance = { isSignificant: false, h: 9 };
    const tfs = rank([
      test(bound(1), 5, { ...chance, logP: Math.log(0.02) }),
      test(bound(2), 6, { ...chance, logP: Math.log(0.015) }),
      test(regulated(3), 6, { ...chance, logP: 0 }),
      test(bound(4), 7, { h: -9 }),
      test(bound(5), 8, { ...chance, logP: 0, genes: [6] }),
    ]);
    expect(tfs.map(({ tf, isSignificant, pTf }) => [tf, isSignificant, pTf])).toEqual([
      [7, true, expect.any(Number)],
      [5, false, expect.closeTo(0.02, 12)],
      [6, false, expect.closeTo(1 - 0.985 ** 2, 12)],
      [8, false, 1],
    ]);
  });

  it('are by the smallest p-value, then the genes of the list, then the id, for equal scores', () => {
    expect(
      order(
        test(bound(1), 9, { h: 1, logP: -5 }),
        test(bound(2), 8, { h: 1, logP: -9 }),
        test(bound(3), 7, { h: 1, logP: -5 }),
        test(bound(4), 6, { h: 1, logP: -5, genes: [0, 1] }),
      ),
    ).toEqual([8, 6, 7, 9]);
    const chance = { h: 1, logP: -0.5, isSignificant: false };
    expect(
      order(test(bound(1), 9, chance), test(bound(2), 8, chance), test(bound(3), 10, { ...chance, genes: [0, 1] })),
    ).toEqual([10, 8, 9]);
  });

  it('count the genes of the list that any analysis targets, of each kind and of all', () => {
    const [{ inList, analyses, logP, kinds }] = rank([
      test(bound(1), 7, { h: 1, logP: -3, genes: [0, 1, 5] }),
      test(bound(2), 7, { h: 2, logP: -2, genes: [1, 2] }),
      test(regulated(3), 7, { h: 2, logP: -4, genes: [3, 6] }),
    ]);
    expect({ inList, analyses, logP }).toEqual({ inList: 4, analyses: 3, logP: -4 });
    expect(kinds['in planta bound']).toMatchObject({ analyses: 2, inList: 3, logP: -3 });
    expect(kinds.regulated).toMatchObject({ analyses: 1, inList: 1, logP: -4 });
  });

  it('are those of the definition (property)', () => {
    const analysis = fc.record({
      tf: fc.nat(5),
      kind: fc.constantFrom(...evidenceKinds),
      h: fc.integer({ min: -3, max: 3 }),
      isSignificant: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(analysis, { maxLength: 20 }), (analyses) => {
        const tfs = rank(analyses.map(({ tf, kind, ...figures }, id) => test({ id, kind }, tf, figures)));
        expect(tfs.map((each) => each.rank)).toEqual(tfs.map((_, i) => i + 1));
        const isFound = (tf: number) => analyses.some((each) => each.tf === tf && each.isSignificant);
        expect(tfs.map(({ isSignificant }) => isSignificant)).toEqual(tfs.map(({ tf }) => isFound(tf)));
        const found = tfs.filter(({ isSignificant }) => isSignificant).map(({ score }) => score);
        found.slice(1).forEach((score, i) => expect(score).toBeGreaterThanOrEqual(found[i] - 1e-12));
        for (const { tf, score } of tfs) {
          const shares = evidenceKinds.flatMap((kind) => {
            const best = new Map<number, number>();
            for (const own of analyses.filter((each) => each.kind === kind))
              best.set(own.tf, Math.max(own.h, best.get(own.tf) ?? -Infinity));
            const mine = best.get(tf);
            if (mine === undefined) return [];
            const scores = [...best.values()];
            const better = scores.filter((other) => other > mine).length;
            const equal = scores.filter((other) => other === mine).length;
            return [(better + equal / 2) / scores.length];
          });
          expect(score).toBeCloseTo(1 - (1 - Math.min(...shares)) ** shares.length, 12);
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

import { describe, expect, it } from 'vitest';
import { hasBit } from '@trellis/core/dataset';
import type { Result } from '@trellis/core/result';
import { columnInfo } from '@trellis/core/views';
import { groupGenesBySet, type SungearOptions } from '../../../src/views/sungear/groupGenesBySet.ts';
import { maxVertices } from '../../../src/views/sungear/corners.ts';
import { ask, askSmall, askWithout, digits } from '../../../../core/test/mini.ts';
import { binomialBothSides } from '../../../../core/test/naiveStatistics.ts';

/** Groups as `analysis ids: genes`. */
function groupsOf(result: Result, options: SungearOptions = {}) {
  const { columns, groups } = groupGenesBySet(result, options);
  return groups.map(
    ({ members, genes }) => `${members.map((i) => columns[i].analysis.id).join(' ')}: ${digits(genes)}`,
  );
}

describe('the groups of Sungear', () => {
  it('hold the genes that exactly the same analyses target', () => {
    expect(groupsOf(ask('ALF'))).toEqual(['1: 050 070', '2: 080', '1 2: 020 040 060']);
  });

  it('come by number of analyses, then by the first analysis that differs', () => {
    // In order of the result: 1 and 2, 3 and 4 of BET, 5 and 6 of GAM.
    expect(groupsOf(ask('all_tfs'))).toEqual([
      '1: 050 070',
      '3: 090',
      '4: 100',
      '5: 010 120',
      '6: 110',
      '1 2: 020',
      '3 4: 030',
      '1 2 6: 060',
      '2 3 4: 080',
      '1 2 3 4 5 6: 040',
    ]);
  });

  it('come by the first analysis that differs where several are the same', () => {
    const result = askSmall({
      genes: 'T A B C D',
      analyses: ['A B C', 'B C D', 'A C D', 'A B D'].map((targets, i) => ({ id: i + 1, tf: 'T', targets })),
    });
    const { groups } = groupGenesBySet(result);
    expect(groups.map(({ members }) => members.join(' '))).toEqual(['0 1 2', '0 1 3', '0 2 3', '1 2 3']);
    expect(groups.map(({ genes }) => result.dataset.genes[genes[0]].id).join('')).toBe('CBAD');
  });

  it('give the places of the analyses among those with a gene', () => {
    const { columns, groups, total } = groupGenesBySet(ask('all_tfs'), { genes: ['AT1G00060', 'AT1G00080'] });
    expect(columns.map(({ analysis }) => analysis.id)).toEqual([1, 2, 3, 4, 6]);
    expect(groups.map(({ members }) => members.join(' '))).toEqual(['0 1 4', '1 2 3']);
    expect(total).toBe(2);
  });
});

describe('the test of a Sungear group', () => {
  // Analysis 1 has 5 of the 6 genes, analysis 2 has 4.
  const shares = [(5 / 6) * (2 / 6), (1 / 6) * (4 / 6), (5 / 6) * (4 / 6)];

  it('compares its size with the one of independent analyses', () => {
    const { total, groups, correction } = groupGenesBySet(ask('ALF'));
    expect([total, correction]).toEqual([6, 'bonferroni']);
    groups.forEach(({ genes, expected, p, adjusted }, i) => {
      expect(expected).toBeCloseTo(6 * shares[i], 12);
      expect(p).toBeCloseTo(binomialBothSides(genes.length, 6, shares[i]), 12);
      expect(adjusted).toBeCloseTo(Math.min(1, 3 * p), 12);
    });
  });

  it('is corrected as asked', () => {
    const { groups, correction } = groupGenesBySet(ask('all_tfs'), { correction: 'bh' });
    expect(correction).toBe('bh');
    const falling = groups.map(({ p }) => p).sort((a, b) => b - a);
    for (const { p, adjusted } of groups) {
      const larger = falling.filter((other) => other >= p).map((other, i) => (other * 10) / (10 - i));
      expect(adjusted).toBeCloseTo(Math.min(1, ...larger), 12);
    }
  });

  it('has every analysis in it, inside and outside of the group', () => {
    const sizes = [5, 4, 4, 4, 3, 3];
    const total = 12;
    const { groups, columns } = groupGenesBySet(ask('all_tfs'));
    expect(columns.map(({ edges }) => edges)).toEqual(sizes);
    for (const { members, expected } of groups) {
      const share = sizes.reduce(
        (product, size, i) => product * (members.includes(i) ? size / total : 1 - size / total),
        1,
      );
      expect(expected).toBeCloseTo(total * share, 12);
    }
  });
});

describe('the genes that Sungear looks at', () => {
  it('are all of the result, or those named that are in it', () => {
    expect(groupsOf(ask('ALF'), { genes: [] })).toHaveLength(3);
    expect(groupsOf(ask('ALF'), { genes: ['nrx1', 'AT1G00050', 'AT1G00080', 'AT1G00100', 'odd', 'TWIN'] })).toEqual([
      '1: 050',
      '2: 080',
      '1 2: 060',
    ]);
  });

  it('are not the first of the annotation for a name that stands for none or several', () => {
    // GAM targets 010, the first gene.
    expect(groupsOf(ask('GAM'), { genes: ['AT1G00040', 'odd', 'TWIN'] })).toEqual(['5 6: 040']);
  });

  it('are refused when none is in the result', () => {
    const none = () => groupGenesBySet(ask('ALF'), { genes: ['AT1G00100', 'odd'] });
    expect(none).toThrow(expect.objectContaining({ code: 'bad-list' }));
    expect(none).toThrow(/None of these genes/);
  });
});

describe('the analyses of Sungear', () => {
  it('are two at least, with genes', () => {
    for (const few of [
      () => groupGenesBySet(ask('ALF[id=1]')),
      () => groupGenesBySet(askWithout([2], 'ALF')),
      () => groupGenesBySet(ask('ALF[id=1]'), { genes: ['odd'] }),
      () => groupGenesBySet(ask('ALF'), { genes: ['AT1G00050'] }),
    ]) {
      expect(few).toThrow(expect.objectContaining({ code: 'too-few-analyses' }));
      expect(few).toThrow(/at least 2 analyses/);
    }
    expect(groupsOf(ask('ALF'), { genes: ['AT1G00040'] })).toEqual(['1 2: 040']);
  });

  it('are 100 at most, those with the most genes where neither TFs nor families are fewer', () => {
    const many = (count: number) =>
      askSmall({
        genes: 'T A',
        analyses: Array.from({ length: count }, (_, i) => ({ id: i + 1, tf: 'T', targets: 'A' })),
      });
    expect(maxVertices).toBe(100);
    expect(groupGenesBySet(many(100)).columns).toHaveLength(100);
    const { columns, level, found } = groupGenesBySet(many(101));
    expect([columns.length, level, found]).toEqual([100, 'analysis', 101]);
  });

  it('are TFs with the genes of any of their analyses where there are more than 100', () => {
    const result = askSmall({
      genes: 'T U A B C',
      analyses: Array.from({ length: 102 }, (_, i) => ({
        id: i + 1,
        tf: i % 2 ? 'U' : 'T',
        targets: i === 0 ? 'A' : i % 2 ? 'B' : 'C',
      })),
    });
    const { level, corners, groups } = groupGenesBySet(result);
    expect(level).toBe('tf');
    expect(corners.map((corner) => columnInfo(result, corner.column).analysis_label)).toEqual([
      'T (51 analyses)',
      'U (51 analyses)',
    ]);
    expect(groups.map(({ members, genes }) => [members.join(), genes.length])).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });
});

describe('the test of a Sungear group within the universe', () => {
  /** A second way: every gene of the universe is looked at, and the binomial is summed. */
  function byHand(result: Result, chosen: readonly string[] = []) {
    const { dataset, universe, inputs, columns } = result;
    const isDrawn = (gene: number): boolean =>
      hasBit(universe, gene) &&
      (!inputs.targets || hasBit(inputs.targets, gene)) &&
      (!chosen.length || chosen.includes(dataset.genes[gene].id));
    const drawn = dataset.genes.map((_, gene) => gene).filter(isDrawn);
    const shares = columns.map(({ present }) => drawn.filter((gene) => hasBit(present, gene)).length / drawn.length);
    return {
      drawn,
      probability: (members: readonly number[]) => product(shares.map((f, i) => (members.includes(i) ? f : 1 - f))),
    };
  }
  const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1);

  it.each([
    ['two analyses', ask('ALF'), []],
    ['all analyses', ask('all_tfs'), []],
    [
      'target lists',
      ask('all_tfs', { targetGenes: { name: 'mine', text: 'AT1G00020 AT1G00040 AT1G00060 AT1G00110' } }),
      [],
    ],
    ['chosen genes', ask('ALF'), ['AT1G00040', 'AT1G00080', 'AT1G00050']],
  ] as const)('draws from it: %s', (_, result, genes) => {
    const { drawn, probability } = byHand(result, genes);
    const tested = groupGenesBySet(result, { expected: 'universe', genes });
    const union = groupGenesBySet(result, { genes });
    expect([tested.expectedOf, tested.population, tested.total]).toEqual(['universe', drawn.length, union.total]);
    expect(tested.groups.map(({ members, genes: held }) => [members, held])).toEqual(
      union.groups.map(({ members, genes: held }) => [members, held]),
    );
    for (const { members, genes: held, n, expected, p } of tested.groups) {
      expect(n).toBe(held.filter((gene) => drawn.includes(gene)).length);
      expect(expected).toBeCloseTo(drawn.length * probability(members), 12);
      expect(p).toBeCloseTo(binomialBothSides(n, drawn.length, probability(members)), 12);
    }
  });

  it('can find many where the union finds few', () => {
    // Two analyses with 10 and 10 of 1,000 genes, 5 of them the same.
    const genes = Array.from({ length: 1000 }, (_, i) => `G${i}`);
    const result = askSmall({
      genes: ['T', ...genes].join(' '),
      analyses: [genes.slice(0, 10), genes.slice(5, 15)].map((targets, i) => ({
        id: i + 1,
        tf: 'T',
        targets: targets.join(' '),
      })),
    });
    const both = (expected: SungearOptions['expected']) =>
      groupGenesBySet(result, { expected }).groups.find(({ members }) => members.length === 2);
    expect(both('union')?.expected).toBeGreaterThan(5);
    expect(both('universe')?.expected).toBeLessThan(1);
    expect(both('universe')?.p).toBeLessThan(1e-6);
  });
});

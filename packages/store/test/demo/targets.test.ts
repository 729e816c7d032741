import type { AnalysisContents, DatasetContents } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../../core/test/propertyRuns.ts';
import { oddsRatio } from './hypergeometric.ts';
import { analysesWith, codingGenes, countShared } from './universe.ts';
import { demoOf, smallDemo } from '../smallDemo.ts';

/** Genes in the universe that any of the analyses found. */
function foundBy(analyses: readonly AnalysisContents[], coding: readonly boolean[]): Set<number> {
  return new Set(analyses.flatMap(({ targets }) => [...targets].filter((gene) => coding[gene])));
}

/** Per factor with both, the odds ratio of being bound and being regulated. */
function bindingAndRegulation(data: DatasetContents): number[] {
  const coding = codingGenes(data);
  const total = coding.filter(Boolean).length;
  const binding = analysesWith(data, 'EXPERIMENT_TYPE', /^Binding$/);
  const expression = analysesWith(data, 'EXPERIMENT_TYPE', /^Expression$/);
  return [...new Set(expression.map((analysis) => analysis.tf))].flatMap((tf) => {
    const bound = foundBy(
      binding.filter((analysis) => analysis.tf === tf),
      coding,
    );
    const regulated = foundBy(
      expression.filter((analysis) => analysis.tf === tf),
      coding,
    );
    const found = countShared(regulated, bound);
    return bound.size === 0 ? [] : [oddsRatio({ found, marked: bound.size, drawn: regulated.size, total })];
  });
}

/** How many times the genes that two analyses share exceed what chance gives. */
function lift(a: AnalysisContents, b: AnalysisContents, genes: number): number {
  return (countShared(a.targets, new Set(b.targets)) * genes) / (a.targets.length * b.targets.length);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const sizes = combinations(
  [
    ['arabidopsis', 'small'],
    ['maize', 'small'],
    ['rice', 'small'],
    ['arabidopsis', 'full'],
  ] as const,
  3,
);

describe.each(sizes)('the targets of the %s demo, %s', (edition, size) => {
  const data = demoOf(edition, size);
  const regulation = analysesWith(data, 'EXPERIMENT_TYPE', /^Expression$/);

  it('are bound and regulated in part: odds ratios are above 1.5 for all factors, and no set holds the other', () => {
    const ratios = bindingAndRegulation(data);
    expect(ratios.length).toBeGreaterThanOrEqual(5);
    expect(ratios.every((ratio) => ratio > 1.5 && ratio < 100)).toBe(true);
  });

  it('are unequally many: the most are far above the median', () => {
    const counts = regulation.map(({ targets }) => targets.length);
    expect(Math.max(...counts)).toBeGreaterThan(2 * median(counts));
    const all = data.analyses.map(({ targets }) => targets.length);
    expect(Math.max(...all)).toBeGreaterThan(10 * Math.min(...all));
  });

  it('are shared by factors that regulate together', () => {
    const pairs = regulation.flatMap((a, i) =>
      regulation.slice(0, i).flatMap((b) => (a.tf === b.tf ? [] : [lift(a, b, data.genes.length)])),
    );
    expect(pairs.filter((value) => value > 1.8).length).toBeGreaterThan(pairs.length / 20);
    expect(median(pairs)).toBeLessThan(1.8);
  });
});

describe('DAP and ampDAP of the same factor', () => {
  it('find mostly the same genes', () => {
    const data = smallDemo('arabidopsis');
    const amplified = analysesWith(data, 'TECHNOLOGY', /^ampDAPseq$/);
    expect(amplified.length).toBeGreaterThanOrEqual(5);
    for (const analysis of amplified) {
      const [genomic] = analysesWith(data, 'TECHNOLOGY', /^DAPseq$/).filter(({ tf }) => tf === analysis.tf);
      const [a, b] = [analysis.targets, genomic.targets];
      expect(countShared(a, new Set(b))).toBeGreaterThan(0.6 * Math.min(a.length, b.length));
    }
  });
});

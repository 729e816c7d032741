import { describe, expect, it } from 'vitest';
import { bitsToIndices, type Bitset } from '../../src/dataset/bitset.ts';
import type { Result } from '../../src/result/index.ts';
import { columnInfo, compareGeneSets, resultAtLevel, setsText, type LevelOptions } from '../../src/views/index.ts';
import { ask, askSmall, examples } from '../mini.ts';

const idsOf = ({ dataset }: Result, genes: Bitset): string =>
  Array.from(bitsToIndices(genes), (gene) => dataset.genes[gene].id).join(' ');

/** T has three analyses (one of expression), U one. */
const small = () =>
  askSmall({
    genes: 'T U A B C D',
    analyses: [
      { id: 1, tf: 'T', targets: 'A B C' },
      { id: 2, tf: 'T', targets: 'B C' },
      { id: 3, tf: 'T', targets: 'C D' },
      { id: 4, tf: 'U', targets: 'A D' },
    ],
  });

const setsOf = (options: LevelOptions): Record<string, string> => {
  const result = resultAtLevel(small(), options);
  return Object.fromEntries(
    result.columns.map((column) => [
      String(columnInfo(result, column).analysis_label),
      idsOf(result, column.present),
    ]),
  );
};

describe('a result at the level of TFs', () => {
  it('has the genes that any, at least two, or all analyses of a TF target', () => {
    expect(setsOf({ level: 'tf' })).toEqual({ 'T (3 analyses)': 'A B C D', 'U (1 analysis)': 'A D' });
    expect(setsOf({ level: 'tf', support: 'all' })).toEqual({ 'T (3 analyses)': 'C', 'U (1 analysis)': 'A D' });
  });

  it('leaves out TFs with one analysis where a gene has to be in two', () => {
    expect(setsOf({ level: 'tf', support: 'two' })).toEqual({ 'T (3 analyses)': 'B C' });
    const one = askSmall({ genes: 'T A', analyses: [{ id: 1, tf: 'T', targets: 'A' }] });
    expect(() => resultAtLevel(one, { level: 'tf', support: 'two' })).toThrow(
      expect.objectContaining({ code: 'too-few-analyses' }),
    );
  });

  it('counts an analysis once that a query mentions twice', () => {
    const twice = ask('ALF[id=1] or ALF[id=1]');
    expect(twice.columns).toHaveLength(2);
    expect(() => resultAtLevel(twice, { level: 'tf', support: 'two' })).toThrow(/two shown analyses/);
    const { columns } = resultAtLevel(twice, { level: 'tf' });
    expect(columns.map(({ group }) => group?.name)).toEqual(['ALF (1 analysis)']);
  });

  it('is the same result for analyses, and is made once', () => {
    const result = small();
    expect(resultAtLevel(result, {})).toBe(result);
    expect(resultAtLevel(result, { level: 'tf' })).toBe(resultAtLevel(result, { level: 'tf', support: 'any' }));
  });

  it('is what every test of sets compares', () => {
    const result = resultAtLevel(ask('all_tfs', { targetGenes: examples }), { level: 'tf' });
    expect(compareGeneSets(result).info).toHaveLength(result.columns.length);
  });

  it('has no test by degrees for a TF with analyses of binding and of expression', () => {
    const { matrix } = compareGeneSets(resultAtLevel(ask('all_tfs'), { level: 'tf' }), { model: 'both' });
    const mixed = resultAtLevel(ask('all_tfs'), { level: 'tf' }).columns.findIndex(({ group }) => group?.isMixed);
    expect(mixed).toBeGreaterThanOrEqual(0);
    expect(matrix.degrees?.expected[Math.max(0, mixed - 1)]).toBeNaN();
  });
});

describe('a result at the level of TF families', () => {
  it('puts TFs without a family into one group', () => {
    expect(Object.keys(setsOf({ level: 'family' }))).toEqual(['no family (4 analyses)']);
  });
});

it('says which genes the sets have', () => {
  expect(setsText({ level: 'tf', support: 'two' }, 6)).toBe('6 TFs (genes in at least two of their analyses)');
  expect(setsText({ level: 'family' }, 1)).toBe('1 TF family (genes in any of its analyses)');
  expect(setsText({}, 3)).toBe('3 analyses');
});

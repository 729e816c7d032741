import { describe, expect, it } from 'vitest';
import { layoutScoreDots } from '../../src/index.ts';
import { scoreDotsCases } from './cases.ts';

const [{ data }] = scoreDotsCases;

describe('the layout of the scores', () => {
  it('has a mark for each score of a row, in proportion to the score', () => {
    const { rows, zero } = layoutScoreDots(data, { width: 800 });
    const [first, second] = rows.map(({ dots }) => dots);
    expect(rows.map(({ dots }) => dots.length)).toEqual([3, 3, 1, 0]);
    expect((first[0].x - zero) / (first[1].x - zero)).toBeCloseTo(12.4 / 3.1);
    expect(second[2]).toMatchObject({ series: 3, name: 'TGA1 AT5G65210, target network: -0.80' });
    expect(second[2].x).toBeLessThan(zero);
  });

  it('joins the smallest and the largest score of a row', () => {
    const [row, , single] = layoutScoreDots(data, { width: 800 }).rows;
    const places = row.dots.map(({ x }) => x);
    expect(row.span).toEqual([Math.min(...places), Math.max(...places)]);
    expect(single.span).toBeUndefined();
  });

  it('stays within its size at any width', () => {
    for (const width of [240, 320, 640, 1200]) {
      for (const each of scoreDotsCases) {
        const { rows, keys, height } = layoutScoreDots(each.data, { width });
        const places = rows.flatMap(({ dots }) => dots.map(({ x }) => x));
        expect(Math.max(...places)).toBeLessThanOrEqual(width);
        expect(Math.max(...keys.map(({ y }) => y))).toBeLessThan(height);
      }
    }
  });

  it('has an axis without rows', () => {
    expect(layoutScoreDots({ ...data, rows: [] }, { width: 400 }).ticks.length).toBeGreaterThan(1);
  });
});

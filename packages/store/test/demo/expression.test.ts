import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';
import { analysesWith } from './universe.ts';

describe('the values of the arabidopsis demo', () => {
  const data = smallDemo('arabidopsis');
  const expression = analysesWith(data, 'EXPERIMENT_TYPE', /^Expression$/);
  const cells = expression.flatMap(({ log2fc, pvalue }) =>
    log2fc && pvalue ? [...log2fc].map((change, i) => ({ change, p: pvalue[i] })) : [],
  );

  it('are given for expression analyses only, and not for all of them', () => {
    const binding = analysesWith(data, 'EXPERIMENT_TYPE', /^Binding$/);
    expect(binding.every(({ log2fc, pvalue }) => log2fc === null && pvalue === null)).toBe(true);
    const without = expression.filter(({ log2fc }) => log2fc === null).length;
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(expression.length / 2);
  });

  it('are mostly small changes of either sign, never zero', () => {
    const changes = cells.map(({ change }) => change).filter((change) => !Number.isNaN(change));
    expect(changes.filter((change) => change > 0).length).toBeGreaterThan(changes.length / 4);
    expect(changes.filter((change) => change < 0).length).toBeGreaterThan(changes.length / 4);
    expect(changes.filter((change) => Math.abs(change) < 1.5).length).toBeGreaterThan(changes.length / 2);
    expect(changes.every((change) => Math.abs(change) >= 0.3 && Math.abs(change) <= 6)).toBe(true);
  });

  it('have p-values below 0.01', () => {
    const known = cells.map(({ p }) => p).filter((p) => !Number.isNaN(p));
    expect(known.every((p) => p > 0 && p < 0.01)).toBe(true);
  });

  it('are missing now and then, the fold change never alone', () => {
    const lacking = cells.filter(({ p }) => Number.isNaN(p));
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.length).toBeLessThan(cells.length / 50);
    expect(cells.filter(({ change, p }) => Number.isNaN(change) && !Number.isNaN(p))).toEqual([]);
  });
});

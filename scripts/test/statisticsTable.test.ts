import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  corrections,
  correctLogPValues,
  logBinomialTest,
  logHypergeometricTails,
} from '../../packages/core/src/stats/index.ts';
import { errorBound, measureStatistics } from '../measureStatistics.ts';
import { pagePath, withTable } from '../statisticsTable.ts';

const page = readFileSync(pagePath, 'utf8');

describe('docs/guide/statistics.md', () => {
  it('has the table that npm run statistics-table writes', async () => {
    expect(page).toBe(await withTable(page));
  });

  it('loses a table that was changed by hand', async () => {
    expect(await withTable(page.replace("Fisher's exact test, one-sided", 'Something else'))).toBe(page);
    await expect(withTable('# A page without marks\n')).rejects.toThrow('lacks the marks');
  });

  it('gives examples with the right numbers', () => {
    const { greater } = logHypergeometricTails({ hits: 45, sample: 500, marked: 1500, population: 28_000 });
    expect(page).toContain(`p = ${Math.exp(greater).toFixed(4)}`);
    const p = Math.exp(logBinomialTest({ successes: 150, trials: 25_000, probability: 0.0048 }));
    expect(page).toContain(`p = ${p.toFixed(4)}`);
  });

  it.each(Object.entries(corrections))('explains the correction %s with the right numbers', (name, title) => {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``)) ?? '';
    const logs = [0.001, 0.01, 0.02, 0.04, 0.5].map(Math.log);
    const shown = [...correctLogPValues(logs, name as keyof typeof corrections)].map(Math.exp);
    expect(row).toContain(title);
    expect(row).toContain(shown.map((value) => String(Number(value.toFixed(3)))).join(', '));
  });
});

describe('measureStatistics', () => {
  it('finds every p-value within the tolerance of 1e-10', () => {
    const errors = measureStatistics().map(({ trellis }) => trellis);
    expect(errors.length).toBe(7);
    expect(Math.max(...errors)).toBeLessThan(1e-10);
  });
});

describe('errorBound', () => {
  it('rounds up to a power of ten', () => {
    expect([0, 3e-14, 1e-13, 0.2, 1].map(errorBound)).toEqual(['0', '1e-13', '1e-13', '1', '1']);
  });
});

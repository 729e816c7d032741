import type { AnalysisContents } from '@trellis/core/dataset';
import { randomFor, type DemoRandom } from './random.ts';

/** Fold changes and p-values of an analysis; both null if its source is only a list of genes. */
export type DemoEdgeValues = Pick<AnalysisContents, 'log2fc' | 'pvalue'>;

/** For binding, and for expression analyses that only list genes. */
export const noEdgeValues: DemoEdgeValues = { log2fc: null, pvalue: null };

/**
 * Draws fold changes and p-values. Most changes are small, a few large; a TF mostly induces or mostly represses; larger
 * changes have smaller p-values. Occasionally the p-value or both values are missing, but never the fold change alone, so
 * that every target of the demo data counts as an edge.
 */
function drawEdgeValues(random: DemoRandom, count: number): DemoEdgeValues {
  const induced = 0.25 + 0.5 * random.uniform();
  const log2fc = new Float64Array(count);
  const pvalue = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const size = foldChange(random);
    log2fc[i] = random.chance(induced) ? size : -size;
    pvalue[i] = pValue(random, size);
    if (random.chance(0.003)) pvalue[i] = NaN;
    if (random.chance(0.002)) log2fc[i] = pvalue[i] = NaN;
  }
  return { log2fc, pvalue };
}

/** The values of one expression analysis with `count` targets; one analysis in seven has none. */
export function edgeValuesFor(seed: string, analysis: string, count: number): DemoEdgeValues {
  const random = randomFor(seed, 'figures', analysis);
  return random.chance(1 / 7) ? noEdgeValues : drawEdgeValues(random, count);
}

/** An absolute log2 fold change from 0.3 to about 6, with four decimals as in published tables. */
function foldChange(random: DemoRandom): number {
  const u = random.uniform();
  const v = random.uniform();
  return Math.round((0.3 + 0.9 * u + 4.8 * v * v * v * v * v * v) * 1e4) / 1e4;
}

/** A p-value below 0.01 with four digits, composed as text to avoid computing a power. */
function pValue(random: DemoRandom, size: number): number {
  const exponent = 3 + Math.floor(random.uniform() * random.uniform() * 22 * Math.min(size, 4));
  return Number(`${1 + random.below(9)}.${String(random.below(1000)).padStart(3, '0')}e-${exponent}`);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../src/parts/textWidth.ts';
import { layoutUpSet } from '../../src/index.ts';
import { diagram, manySets } from '../sungear/cases.ts';

const labelsOf = (count: number, middle = 'PCR amplified gDNA') =>
  Array.from({ length: count }, (_, i) => `${['NLP7', 'AT1G01250'][i % 2]} · DAP-seq · ${middle} · ${i * 7}`);
const dataOf = (labels: readonly string[]) => diagram(labels, manySets(labels.length, 40));

const sizes = [
  { width: 358, height: 734 },
  { width: 720, height: 500 },
  { width: 1088, height: 790 },
  { width: 1400, height: 1000 },
];

describe('the layout of an UpSet plot', () => {
  it('keeps labels, counts and columns apart and inside, for 2 to 120 analyses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 120 }), fc.constantFrom(...sizes), (count, size) => {
        const { rows, columns, plot, pitch, width, height } = layoutUpSet(dataOf(labelsOf(count)), size);
        for (const [i, row] of rows.entries()) {
          expect(row.x + textWidth(row.text, pitch.label)).toBeLessThanOrEqual(row.bar.x);
          expect(row.bar.x + row.bar.width).toBeLessThan(plot.left);
          expect(row.middle).toBeLessThan(height);
          if (i > 0) expect(row.middle - rows[i - 1].middle).toBeGreaterThanOrEqual(pitch.label);
        }
        for (const {
          count: { text, y },
        } of columns) {
          const [across, up] = pitch.isTurned ? [11, textWidth(text, 11)] : [textWidth(text, 11), 11];
          expect(across).toBeLessThanOrEqual(pitch.column);
          expect(y - up).toBeGreaterThanOrEqual(0);
        }
        expect(plot.right).toBeLessThanOrEqual(width + 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  it('fills the width and the height that it is given', () => {
    const four = layoutUpSet(dataOf(labelsOf(4)), { width: 1088, height: 790 });
    expect(four.plot.right).toBeGreaterThan(1000);
    expect(four.plot.bottom - four.plot.top).toBe(320);
    const nine = layoutUpSet(dataOf(labelsOf(9)), { width: 1088, height: 580 });
    expect(nine.height).toBeGreaterThan(560);
    expect(nine.height).toBeLessThanOrEqual(580);
  });

  it('has the gene and the id of each analysis on a phone, and at least eight groups', () => {
    const { rows, columns, names } = layoutUpSet(dataOf(labelsOf(9)), sizes[0]);
    expect(rows[0].text).toBe('NLP7 · 0');
    expect(columns.length).toBeGreaterThanOrEqual(8);
    expect(names).toEqual([]);
  });

  it('has numbers at the rows and a key where labels cannot be shortened without cutting them', () => {
    const labels = Array.from(
      { length: 5 },
      (_, i) => `a name that a user gave and that is far too long, number ${i}`,
    );
    const data = dataOf(labels);
    const { rows, names } = layoutUpSet(data, sizes[0]);
    expect(rows.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    expect(names.map(({ lines }) => lines.join(' '))).toEqual(data.anchors.map(({ label }) => label));
  });
});

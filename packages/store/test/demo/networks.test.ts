import { describe, expect, it } from 'vitest';
import { combinations } from '../../../core/test/propertyRuns.ts';
import { demoOf } from '../smallDemo.ts';
import { areaUnderCurve, judge, shuffledAreas } from './precisionRecall.ts';

const demos = combinations(
  [
    ['arabidopsis', 'small', 3_000],
    ['maize', 'small', 3_000],
    ['rice', 'small', 3_000],
    ['arabidopsis', 'full', 100_000],
  ] as const,
  3,
);

describe.each(demos)('the networks of the %s demo, %s', (edition, size, edges) => {
  const data = demoOf(edition, size);
  const ids = new Set(data.genes.map((gene) => gene.id));
  const rows = data.networks.map(({ text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );
  const ranked = data.networks[rows.findIndex(([first]) => first.length === 4)];

  it('are one with scores and one without, between genes of the annotation', () => {
    expect(rows.map(([first]) => first.length).sort()).toEqual([3, 4]);
    expect(rows.flat().every(([source, , target]) => ids.has(source) && ids.has(target))).toBe(true);
  });

  it(`have ${edges} ranked edges, each once, best first`, () => {
    const lines = rows.find(([first]) => first.length === 4) ?? [];
    expect(new Set(lines.map(([source, , target]) => `${source} ${target}`)).size).toBe(edges);
    const scores = lines.map((line) => Number(line[3]));
    expect(scores.every((score, i) => i === 0 || score <= scores[i - 1])).toBe(true);
  });

  it('agree with the data better than chance', () => {
    const judged = judge(data, ranked.text);
    const area = areaUnderCurve(judged);
    const areas = shuffledAreas(judged, 100);
    const mean = areas.reduce((a, b) => a + b, 0) / areas.length;
    expect(area).toBeGreaterThan(1.1 * mean);
    expect(areas.filter((shuffled) => shuffled >= area)).toEqual([]); // p < 0.01
  });
});

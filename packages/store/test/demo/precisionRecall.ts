import type { DatasetContents } from '@trellis/core/dataset';
import { randomFor } from '../../src/demo/random.ts';

/** The predictions of a network that the data can judge, best first. */
export interface Judged {
  /** Whether each prediction is in the data. */
  readonly hits: readonly boolean[];
  /** Whether each prediction is the last of those with its score. */
  readonly lastOfRank: readonly boolean[];
}

/** Judges a network: only predictions whose source has an edge in the data to some predicted target are kept. */
export function judge(data: DatasetContents, text: string): Judged {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const found = edgesInData(data);
  const predicted = new Set(rows.map((row) => row[2]));
  const judgeable = new Set(
    [...found].filter(([, genes]) => [...genes].some((id) => predicted.has(id))).map(([id]) => id),
  );
  const kept = rows.filter(([source]) => judgeable.has(source));
  return {
    hits: kept.map(([source, , target]) => found.get(source)?.has(target) ?? false),
    lastOfRank: kept.map((row, i) => row.length < 4 || kept[i + 1]?.[3] !== row[3]),
  };
}

function edgesInData({ analyses, genes }: DatasetContents): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { tf, targets } of analyses) {
    const found = edges.get(genes[tf].id) ?? new Set();
    for (const gene of targets) found.add(genes[gene].id);
    edges.set(genes[tf].id, found);
  }
  return edges;
}

/** Area under the precision-recall curve by the trapezoid rule; tied predictions make one point. */
export function areaUnderCurve({ hits, lastOfRank }: Judged): number {
  const all = hits.filter(Boolean).length;
  let [area, found, before] = [0, 0, { recall: NaN, precision: NaN }];
  hits.forEach((hit, i) => {
    if (hit) found++;
    if (!lastOfRank[i]) return;
    const point = { recall: found / all, precision: found / (i + 1) };
    const step = ((point.recall - before.recall) * (point.precision + before.precision)) / 2;
    if (!Number.isNaN(step)) area += step;
    before = point;
  });
  return area;
}

/** Areas after shuffling which predictions are hits. */
export function shuffledAreas(judged: Judged, times: number): number[] {
  const random = randomFor('shuffles');
  return Array.from({ length: times }, () => areaUnderCurve({ ...judged, hits: random.shuffle(judged.hits) }));
}

import { csvText, prunedEdges, type Aupr } from '@trellis/core';

/** Writes the edges of the target network up to a precision cutoff, best first. */
export function* prunedCsv(aupr: Aupr, precision: number): Generator<string> {
  const edges = prunedEdges(aupr, precision);
  yield 'source,edge,target,score,rank\n';
  for (const { source, edge, target, score, rank } of edges) {
    yield csvText([[source, edge, target, score ?? null, rank]]);
  }
}

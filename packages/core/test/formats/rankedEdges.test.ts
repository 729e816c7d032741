import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RankedEdges } from '../../src/formats/index.ts';
import { EdgeRows } from '../../src/reading/edgeRows.ts';

interface Given {
  readonly source: number;
  readonly target: number;
  readonly score: number | null;
}

const given = fc.array(
  fc.record({
    source: fc.nat({ max: 3 }),
    target: fc.nat({ max: 3 }),
    score: fc.option(fc.constantFrom(-Infinity, -2, -1, -0, 0, 1, 2, Infinity), { nil: null }),
  }),
  { maxLength: 30 },
);

const nameOf = (side: number): string => `G${side}`;

function rowsOf(edges: readonly Given[]): EdgeRows {
  const rows = new EdgeRows();
  const name = rows.addName(null);
  const sideOf = (side: number): number => rows.addSide({ name: nameOf(side), gene: -1 });
  for (const { source, target, score } of edges) rows.push(sideOf(source), sideOf(target), name, score ?? NaN);
  return rows;
}

/** The same as objects, sorted by the standard sort. */
function expected(edges: readonly Given[], isSmallBest: boolean): object[] {
  const worth = ({ score }: Given): number => (score === null ? -Infinity : isSmallBest ? -score : score);
  const sorted = [...edges].sort((a, b) => worth(b) - worth(a) || 0);
  return sorted.map((edge) => ({
    source: nameOf(edge.source),
    edge: 'net',
    target: nameOf(edge.target),
    score: edge.score ?? undefined,
    rank: edges.filter((other) => worth(other) >= worth(edge)).length,
  }));
}

describe('ranked edges', () => {
  it('are those of the rows, the best first, whichever score is best', () => {
    fc.assert(
      fc.property(given, fc.boolean(), (edges, isSmallBest) => {
        const ranked = new RankedEdges(rowsOf(edges), { name: 'net', scored: true, isSmallBest });
        expect([...ranked]).toEqual(expected(edges, isSmallBest));
        expect(Array.from(edges, (_, i) => ranked.rankAt(i))).toEqual([...ranked].map(({ rank }) => rank));
      }),
    );
  });

  it('have each name of their sides once, in the order of the edges', () => {
    fc.assert(
      fc.property(given, (edges) => {
        const ranked = new RankedEdges(rowsOf(edges), { name: 'net', scored: true, isSmallBest: false });
        const { names, sources, targets } = ranked.sides;
        const written = [...ranked].flatMap(({ source, target }) => [source, target]);
        expect(names).toEqual([...new Set(written)]);
        expect(Array.from(sources, (source, i) => [names[source], names[targets[i]]]).flat()).toEqual(written);
      }),
    );
  });
});

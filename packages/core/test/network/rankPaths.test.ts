import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsetOf, bitsToIndices } from '../../src/dataset/index.ts';
import { rankPaths, type Path, type Support } from '../../src/network/index.ts';

interface NaiveEdge {
  readonly target: number;
  readonly kinds: 1 | 2;
  readonly analyses: number;
}

const size = 8;
const tfs = 4;

/** Edges of each TF, to different targets. */
const edges = fc.uniqueArray(
  fc.record({
    target: fc.nat(size - 1),
    kinds: fc.constantFrom(1 as const, 2 as const),
    analyses: fc.constantFrom(1, 2, 3, 998, 999, 1000, 1500),
  }),
  { selector: ({ target }) => target, maxLength: size },
);
const graphs = fc.array(edges, { minLength: tfs, maxLength: tfs });

function supportOf(some: readonly NaiveEdge[]): Support {
  const [kinds, analyses] = [new Uint8Array(size), new Uint16Array(size)];
  for (const edge of some) {
    kinds[edge.target] = edge.kinds;
    analyses[edge.target] = edge.analyses;
  }
  return { targets: bitsetOf(size, some.map(({ target }) => target)), kinds, publications: analyses, analyses }; // oxfmt-ignore
}

/** Every path from TF 0 of up to `maxSteps` edges, over TFs, without coming back to a gene. */
function allPaths(
  graph: readonly (readonly NaiveEdge[])[],
  maxSteps: number,
): { genes: number[]; on: NaiveEdge[] }[] {
  let last: { genes: number[]; on: NaiveEdge[] }[] = [{ genes: [0], on: [] }];
  const all: typeof last = [];
  for (let step = 0; step < maxSteps; step++) {
    last = last.flatMap(({ genes, on }) =>
      (graph[genes[genes.length - 1]] ?? [])
        .filter(({ target }) => !genes.includes(target))
        .map((edge) => ({ genes: [...genes, edge.target], on: [...on, edge] })),
    );
    all.push(...last);
  }
  return all;
}

/** Best first: [kinds of the weakest edge, its analyses], short, many analyses, small ids. */
function naiveOrder(a: Path, b: Path): number {
  return (
    b.score - a.score ||
    a.genes.length - b.genes.length ||
    b.analyses - a.analyses ||
    (a.genes.join(' ') < b.genes.join(' ') ? -1 : 1)
  );
}

const options = fc.record({
  maxSteps: fc.integer({ min: 1, max: 3 }),
  minSteps: fc.integer({ min: 1, max: 3 }),
  limit: fc.constantFrom(1, 2, 5, 1000),
  wanted: fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }).map((genes) => genes.filter((gene) => gene !== 0)),
});

describe('the ranking of paths', () => {
  it('gives the best of all paths, their number, and what any path reaches', () => {
    fc.assert(
      fc.property(graphs, options, (graph, { maxSteps, minSteps, limit, wanted }) => {
        const supports = graph.map(supportOf);
        const found = rankPaths({
          from: 0,
          wanted: bitsetOf(size, wanted),
          maxSteps,
          minSteps,
          limit,
          support: (tf) => supports[tf],
          isTf: (gene) => gene < tfs,
          checkpoint: () => {},
        });
        const paths = allPaths(graph, maxSteps).filter(({ genes }) => wanted.includes(genes[genes.length - 1]));
        const listed = paths
          .filter(({ on }) => on.length >= minSteps)
          .map(({ genes, on }) => ({
            genes,
            score: Math.min(...on.map(({ kinds, analyses }) => kinds + Math.min(999, analyses) / 1000)),
            publications: on.reduce((sum, { analyses }) => sum + analyses, 0),
            analyses: on.reduce((sum, { analyses }) => sum + analyses, 0),
          }))
          .sort(naiveOrder);
        expect(found.total).toBe(listed.length);
        expect(found.paths).toEqual(listed.slice(0, limit));
        const reached = new Set(paths.map(({ genes }) => genes[genes.length - 1]));
        expect([...bitsToIndices(found.reached)]).toEqual([...reached].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  it('prefers two publications to many analyses of one', () => {
    const support = {
      targets: bitsetOf(size, [1, 2]),
      kinds: new Uint8Array(size).fill(1),
      publications: Uint16Array.of(0, 1, 2, 0, 0, 0, 0, 0),
      analyses: Uint16Array.of(0, 25, 2, 0, 0, 0, 0, 0),
    };
    const { paths } = rankPaths({
      ...{ from: 0, wanted: bitsetOf(size, [1, 2]), maxSteps: 1, minSteps: 1, limit: 10 },
      ...{ support: () => support, isTf: () => false, checkpoint: () => {} },
    });
    expect(paths.map(({ genes, publications, analyses }) => [genes[1], publications, analyses])).toEqual([
      [2, 2, 2],
      [1, 1, 25],
    ]);
  });

  it('keeps only the best of thousands, whatever the order in which they come', () => {
    const genes = 3000;
    const analyses = Uint16Array.from({ length: genes }, (_, gene) => (gene * 7919) % 1000);
    const all = Array.from({ length: genes - 1 }, (_, i) => i + 1);
    const support = {
      targets: bitsetOf(genes, all),
      kinds: new Uint8Array(genes).fill(1),
      publications: analyses,
      analyses,
    };
    const { paths, total } = rankPaths({
      from: 0,
      wanted: bitsetOf(genes, all),
      maxSteps: 1,
      minSteps: 1,
      limit: 10,
      support: () => support,
      isTf: () => false,
      checkpoint: () => {},
    });
    const best = all.sort((a, b) => analyses[b] - analyses[a] || a - b).slice(0, 10);
    expect([paths.map((path) => path.genes[1]), total]).toEqual([best, genes - 1]);
  });

  it('follows a start whose paths can still be among the best, and counts the paths of all others', () => {
    const genes = 600;
    const targets = Array.from({ length: 500 }, (_, i) => 100 + i);
    const edgesTo = (some: readonly number[], kind: number, count: number): Support => ({
      targets: bitsetOf(genes, some),
      kinds: new Uint8Array(genes).fill(kind),
      publications: new Uint16Array(genes).fill(count),
      analyses: new Uint16Array(genes).fill(count),
    });
    const first: Support = {
      targets: bitsetOf(genes, [1, 2, 3]),
      kinds: Uint8Array.from({ length: genes }, (_, gene) => (gene === 3 ? 1 : 2)),
      publications: Uint16Array.from({ length: genes }, (_, gene) => (gene === 1 ? 2 : 1)),
      analyses: Uint16Array.from({ length: genes }, (_, gene) => (gene === 1 ? 2 : 1)),
    };
    const pathsOf = (one: Support, two: Support) => {
      const supports = [first, one, two, edgesTo(targets, 2, 9)];
      const { paths, total } = rankPaths({
        from: 0,
        wanted: bitsetOf(genes, targets),
        maxSteps: 2,
        minSteps: 1,
        limit: 3,
        support: (tf) => supports[tf],
        isTf: (gene) => gene < 4,
        checkpoint: () => {},
      });
      expect(total).toBe(1500);
      return paths.map((path) => [path.genes.join(' '), path.score, path.analyses]);
    };
    // TF 1 has the better edge from 0, TF 2 the better edges to the targets; TF 3 is too weak from the start.
    expect(pathsOf(edgesTo(targets, 1, 1), edgesTo(targets, 2, 1))).toEqual([
      ['0 2 100', 2.001, 2],
      ['0 2 101', 2.001, 2],
      ['0 2 102', 2.001, 2],
    ]);
    // Both give the same score; the paths through TF 2 have more analyses.
    expect(pathsOf(edgesTo(targets, 2, 1), edgesTo(targets, 2, 7))).toEqual([
      ['0 2 100', 2.001, 8],
      ['0 2 101', 2.001, 8],
      ['0 2 102', 2.001, 8],
    ]);
  });

  it('calls its checkpoint for every path that it continues', () => {
    let calls = 0;
    const support = supportOf([{ target: 1, kinds: 1, analyses: 1 }]);
    rankPaths({
      from: 0,
      wanted: bitsetOf(size, [2]),
      maxSteps: 2,
      minSteps: 1,
      limit: 1,
      support: () => support,
      isTf: () => true,
      checkpoint: () => calls++,
    });
    // Once to continue the start, once for each of the two open paths.
    expect(calls).toBe(3);
  });
});

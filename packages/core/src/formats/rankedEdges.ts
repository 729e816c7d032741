import type { EdgeRows } from '../reading/edgeRows.ts';

/** One predicted edge, with its names as written by the user. */
export interface NetworkEdge {
  readonly source: string;
  readonly edge: string;
  readonly target: string;
  /** Higher is better; undefined in a network without scores. */
  readonly score: number | undefined;
  /** Number of edges with this score or a higher one; without scores, the number of the line. 1 is best. */
  readonly rank: number;
}

interface Ranking {
  /** Name of the edges that have none of their own. */
  readonly name: string;
  /** Whether the scores say which edge is better; else the first line is best. */
  readonly scored: boolean;
  /** Whether a small score is a good one, as of distances. */
  readonly isSmallBest: boolean;
}

/** The names of sources and targets, each once, and the index in them of the source and the target of each edge. */
export interface EdgeSides {
  /** The best edge's source and target first. */
  readonly names: readonly string[];
  readonly sources: Int32Array;
  readonly targets: Int32Array;
}

/** The edges of a network, best first, in columns: 100,000 of them need 3 MB, as objects they would need 9. */
export class RankedEdges implements Iterable<NetworkEdge> {
  readonly sides: EdgeSides;
  private readonly names: readonly string[];
  /** NaN where there is none. */
  private readonly scores: Float64Array;
  private readonly ranks: Uint32Array;

  /** Copies the rows. Edges of the same worth stay in their order and share the rank of the last of them. */
  constructor(rows: EdgeRows, ranking: Ranking) {
    const worths = ranking.scored ? worthsOf(rows, ranking) : undefined;
    const order = orderOf(rows, worths);
    this.sides = sidesOf(rows, order);
    this.names = Array.from(order, (row) => rows.nameAt(row) ?? ranking.name);
    this.scores = new Float64Array(order.length).map((_, i) => rows.scoreAt(order[i]) ?? NaN);
    this.ranks = new Uint32Array(order.length).map((_, i) => i + 1);
    if (!worths) return;
    for (let i = order.length - 2; i >= 0; i--)
      if (worths[order[i]] === worths[order[i + 1]]) this.ranks[i] = this.ranks[i + 1];
  }

  get length(): number {
    return this.ranks.length;
  }

  /** The edge at an index from 0 to the number of edges, exclusive. */
  at(index: number): NetworkEdge {
    const { names, sources, targets } = this.sides;
    const score = this.scores[index];
    return {
      source: names[sources[index]],
      edge: this.names[index],
      target: names[targets[index]],
      score: Number.isNaN(score) ? undefined : score,
      rank: this.ranks[index],
    };
  }

  /** The rank of the edge at an index. */
  rankAt(index: number): number {
    return this.ranks[index];
  }

  *[Symbol.iterator](): Generator<NetworkEdge> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }
}

/** What the score of each row is worth: the higher, the better; without a score as little as can be. */
const worthsOf = (rows: EdgeRows, { isSmallBest }: Ranking): Float64Array =>
  new Float64Array(rows.length).map((_, i) => {
    const score = rows.scoreAt(i);
    return score === null ? -Infinity : isSmallBest ? -score : score;
  });

/** The indices of the rows by worth, the best first, ties in their order; their order without worths. */
function orderOf({ length }: EdgeRows, worths: Float64Array | undefined): Uint32Array {
  const order = new Uint32Array(length).map((_, i) => i);
  if (!worths) return order;
  // Most programs write the best edge first.
  const isSorted = !worths.some((worth, i) => worth > worths[i - 1]);
  return isSorted ? order : order.sort((a, b) => worths[b] - worths[a] || a - b);
}

function sidesOf(rows: EdgeRows, order: Uint32Array): EdgeSides {
  const names: string[] = [];
  /** Of each side of the rows: its index in the names, plus 1; 0 for one that has none yet. */
  const places = new Uint32Array(rows.sideCount);
  const indexOf = (side: number): number => {
    if (places[side] === 0) places[side] = names.push(rows.nameOfSide(side));
    return places[side] - 1;
  };
  const [sources, targets] = [new Int32Array(order.length), new Int32Array(order.length)];
  for (let i = 0; i < order.length; i++) {
    sources[i] = indexOf(rows.sourceAt(order[i]));
    targets[i] = indexOf(rows.targetAt(order[i]));
  }
  return { names, sources, targets };
}

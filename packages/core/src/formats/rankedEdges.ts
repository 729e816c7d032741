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

/** The edges of a network, best first, in columns: 100,000 of them need 2 MB, as objects they would need 9. */
export class RankedEdges implements Iterable<NetworkEdge> {
  private readonly rows: EdgeRows;
  private readonly name: string;
  /** Indices of the rows, best edge first. */
  private readonly order: Uint32Array;
  private readonly ranks: Uint32Array;

  /** Sorts by score, best first, ties in their order; ties share the rank of the last of them, and missing scores rank last. */
  constructor(rows: EdgeRows, { name, scored, isSmallBest }: Ranking) {
    this.rows = rows;
    this.name = name;
    this.order = new Uint32Array(rows.length).map((_, i) => i);
    this.ranks = this.order.map((i) => i + 1);
    if (!scored) return;
    const worths = new Float64Array(rows.length).map((_, i) => worthOf(rows.scoreAt(i), isSmallBest));
    // Most programs write the best edge first.
    if (worths.some((worth, i) => worth > worths[i - 1])) this.order.sort((a, b) => worths[b] - worths[a] || a - b);
    for (let i = rows.length - 2; i >= 0; i--)
      if (worths[this.order[i]] === worths[this.order[i + 1]]) this.ranks[i] = this.ranks[i + 1];
  }

  get length(): number {
    return this.order.length;
  }

  /** The edge at an index from 0 to the number of edges, exclusive. */
  at(index: number): NetworkEdge {
    const { source, edge, target, score } = this.rows.at(this.order[index]);
    return { source, edge: edge ?? this.name, target, score: score ?? undefined, rank: this.ranks[index] };
  }

  /** The rank of the edge at an index. */
  rankAt(index: number): number {
    return this.ranks[index];
  }

  *[Symbol.iterator](): Generator<NetworkEdge> {
    for (const index of this.order.keys()) yield this.at(index);
  }

  sides(): EdgeSides {
    const { rows, order } = this;
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
}

/** The higher, the better; without a score worst of all. */
function worthOf(score: number | null, isSmallBest: boolean): number {
  if (score === null) return -Infinity;
  return isSmallBest ? -score : score;
}

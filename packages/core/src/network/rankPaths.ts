import {
  bitsToIndices,
  countBits,
  emptyBitset,
  forEachBit,
  hasBit,
  intersect,
  uniteInto,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Support } from './support.ts';

/** A path from a TF to a gene. */
export interface Path {
  /** Gene indices, the TF first. */
  readonly genes: readonly number[];
  /** Support of the weakest edge: kinds of analyses (1 or 2), and a thousandth for each analysis. */
  readonly score: number;
  /** Number of analyses behind all its edges. */
  readonly analyses: number;
}

export interface PathOptions {
  readonly from: number;
  readonly wanted: Bitset;
  /** Edges of a path at most, and at least. */
  readonly steps: number;
  readonly least: number;
  readonly limit: number;
  readonly support: (tf: number) => Support;
  /** Whether one can walk on from a gene. */
  readonly isTf: (gene: number) => boolean;
  readonly checkpoint: () => void;
}

/**
 * The best paths, their number before the best were taken, and the wanted genes that paths of any length up to the most
 * reach.
 *
 * A path is as good as its weakest edge: one that both binding and expression show is better than one that only one kind
 * shows, then more analyses are better. Among equals the shorter path, then the one with more analyses in all, then the
 * smaller ids. P-values do not rank: those of different methods do not compare. No gene comes twice on a path.
 */
export function rankPaths(asked: PathOptions): { paths: Path[]; total: number; reached: Bitset } {
  const { wanted, least, limit, support, checkpoint } = asked;
  const reached = emptyBitset(wanted.length * 32);
  let total = 0;
  const best = new Best(limit);
  // From good beginnings to bad ones, so that most bad ones need not be gone into.
  for (const start of beginnings(asked).sort(comparePaths)) {
    checkpoint();
    const edges = support(start.genes[start.genes.length - 1]);
    const ends = without(intersect(edges.targets, wanted), start.genes);
    uniteInto(reached, ends);
    if (start.genes.length < least) continue;
    total += countBits(ends);
    if (best.refuses(start)) continue;
    forEachBit(ends, (gene) => best.offer(extended(start, gene, edges)));
  }
  return { paths: best.paths(), total, reached };
}

/** Support of an edge as one number. */
const scoreOf = ({ kinds, analyses }: Support, gene: number): number =>
  kinds[gene] + Math.min(999, analyses[gene]) / 1000;

const extended = ({ genes, score, analyses }: Path, gene: number, edges: Support): Path => ({
  genes: [...genes, gene],
  score: Math.min(score, scoreOf(edges, gene)),
  analyses: analyses + edges.analyses[gene],
});

/** Paths over TFs alone that one more edge makes complete, the one without any edge first. */
function beginnings({ from, steps, support, isTf, checkpoint }: PathOptions): Path[] {
  let last: Path[] = [{ genes: [from], score: Infinity, analyses: 0 }];
  const all = [...last];
  for (let step = 1; step < steps; step++) {
    last = last.flatMap((path) => {
      checkpoint();
      const edges = support(path.genes[path.genes.length - 1]);
      return Array.from(bitsToIndices(without(edges.targets, path.genes)).filter(isTf), (gene) =>
        extended(path, gene, edges),
      );
    });
    for (const path of last) all.push(path);
  }
  return all;
}

function without(genes: Bitset, left: readonly number[]): Bitset {
  if (!left.some((gene) => hasBit(genes, gene))) return genes;
  const rest = genes.slice();
  for (const gene of left) rest[gene >>> 5] &= ~(1 << (gene & 31));
  return rest;
}

/** Better paths first. */
function comparePaths(a: Path, b: Path): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.genes.length !== b.genes.length) return a.genes.length - b.genes.length;
  if (a.analyses !== b.analyses) return b.analyses - a.analyses;
  for (let i = 0; i < a.genes.length; i++) if (a.genes[i] !== b.genes[i]) return a.genes[i] - b.genes[i];
  return 0;
}

/** Keeps the best of the paths that it is offered. */
class Best {
  private kept: Path[] = [];
  private worst: Path | undefined;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether no path that begins so can be among the best: its weakest edge is weaker than theirs already. */
  refuses({ score }: Path): boolean {
    return this.worst !== undefined && score < this.worst.score;
  }

  offer(path: Path): void {
    if (this.worst && comparePaths(path, this.worst) > 0) return;
    this.kept.push(path);
    if (this.kept.length >= 2 * this.limit + 100) this.cut();
  }

  paths(): Path[] {
    this.cut();
    return this.kept;
  }

  private cut(): void {
    this.kept = this.kept.sort(comparePaths).slice(0, this.limit);
    if (this.kept.length === this.limit) this.worst = this.kept[this.limit - 1];
  }
}

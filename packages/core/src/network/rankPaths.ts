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
  /** Gene indices, starting with the TF. */
  readonly genes: readonly number[];
  /** Support of the weakest edge: kinds of analyses (1 or 2), plus a thousandth for each publication. */
  readonly score: number;
  /** Number of publications behind its edges, those of each edge added up. */
  readonly publications: number;
  /** Number of analyses behind all its edges. */
  readonly analyses: number;
}

export interface PathOptions {
  readonly from: number;
  readonly wanted: Bitset;
  /** Most edges of a path. */
  readonly maxSteps: number;
  /** Fewest edges of a listed path. */
  readonly minSteps: number;
  readonly limit: number;
  readonly support: (tf: number) => Support;
  /** Whether paths can continue through a gene. */
  readonly isTf: (gene: number) => boolean;
  readonly checkpoint: () => void;
}

/**
 * Returns the best paths to the wanted genes, the total number of paths, and the genes reached by a path of up to
 * `maxSteps` edges. No gene comes twice on a path.
 *
 * A path is as good as its weakest edge: found by both binding and expression before found by one of them, then by the number
 * of publications. Ties go to the shorter path, then to more publications, then to more analyses on all edges, then to smaller ids. P-values do not count,
 * because those of different methods cannot be compared.
 */
export function rankPaths(options: PathOptions): { paths: Path[]; total: number; reached: Bitset } {
  const { wanted, minSteps, limit, support, checkpoint } = options;
  const reached = emptyBitset(wanted.length * 32);
  let total = 0;
  const best = new BestPaths(limit);
  // The best first, so that most of the others can be skipped.
  for (const start of openPaths(options).sort(comparePaths)) {
    checkpoint();
    const edges = support(start.genes[start.genes.length - 1]);
    const ends = without(intersect(edges.targets, wanted), start.genes);
    uniteInto(reached, ends);
    if (start.genes.length < minSteps) continue;
    total += countBits(ends);
    if (best.excludes(start)) continue;
    forEachBit(ends, (gene) => best.add(extended(start, gene, edges)));
  }
  return { paths: best.paths(), total, reached };
}

/** Support of an edge as one number. */
const scoreOf = ({ kinds, publications }: Support, gene: number): number =>
  kinds[gene] + Math.min(999, publications[gene]) / 1000;

const extended = ({ genes, score, publications, analyses }: Path, gene: number, edges: Support): Path => ({
  genes: [...genes, gene],
  score: Math.min(score, scoreOf(edges, gene)),
  publications: publications + edges.publications[gene],
  analyses: analyses + edges.analyses[gene],
});

/** Paths through TFs that need one more edge, starting with the empty one. */
function openPaths({ from, maxSteps, support, isTf, checkpoint }: PathOptions): Path[] {
  let last: Path[] = [{ genes: [from], score: Infinity, publications: 0, analyses: 0 }];
  const all = [...last];
  for (let step = 1; step < maxSteps; step++) {
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

function without(genes: Bitset, removed: readonly number[]): Bitset {
  if (!removed.some((gene) => hasBit(genes, gene))) return genes;
  const rest = genes.slice();
  for (const gene of removed) rest[gene >>> 5] &= ~(1 << (gene & 31));
  return rest;
}

/** Better paths first. */
function comparePaths(a: Path, b: Path): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.genes.length !== b.genes.length) return a.genes.length - b.genes.length;
  if (a.publications !== b.publications) return b.publications - a.publications;
  if (a.analyses !== b.analyses) return b.analyses - a.analyses;
  for (let i = 0; i < a.genes.length; i++) if (a.genes[i] !== b.genes[i]) return a.genes[i] - b.genes[i];
  return 0;
}

/** Keeps the best paths of those added. */
class BestPaths {
  private kept: Path[] = [];
  private worst: Path | undefined;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether no path with this start can be among the best, because its weakest edge is too weak already. */
  excludes({ score }: Path): boolean {
    return this.worst !== undefined && score < this.worst.score;
  }

  add(path: Path): void {
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

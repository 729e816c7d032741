import { compareTexts } from '@trellis/core';
import type { OrthologContents } from '@trellis/core/dataset';
import { isCoding } from './coding.ts';
import { planExperiments } from './experiments.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { makeSkeleton, seedOf, type Skeleton } from './skeleton.ts';
import { speciesOf, type DemoSize } from './species.ts';
import { drawTargets, type Finding } from './targets.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Share of the genes with an ortholog, of these with a second one, and of the fewer targets of two TFs that are conserved. */
const shares = { orthologs: 0.65, seconds: 0.1, conserved: 0.35 };

/** Number of pairs of orthologous TFs with conserved targets. */
const conservedFactors = 12;

/** An edition with its TFs and their targets. */
interface Side extends Skeleton {
  readonly findings: readonly Finding[];
}

/** An ortholog of each gene, as indices of both editions. */
type Pair = readonly [gene: number, ortholog: number];

/**
 * Makes pairs of orthologs of two editions. TFs are matched within their families. Targets of some TFs that both editions
 * have data of are matched with targets of the orthologous TF, more than chance gives; all other genes at random.
 */
export function makeOrthologs(
  seed: string,
  from: Side,
  { edition, size }: { readonly edition: string; readonly size: DemoSize },
): OrthologContents {
  const random = randomFor(seed, 'orthologs', edition);
  const other = makeSkeleton(edition, size);
  const factors = matchFactors(from, other);
  const chosen = factors
    .filter(([factor, match]) => from.factors.includes(factor) && other.factors.includes(match))
    .slice(0, conservedFactors);
  const indices = new Set(chosen.map(([, match]) => other.factors.indexOf(match)));
  const experiments = planExperiments(seedOf(edition, size), speciesOf(edition), { size, genes: other.genes.length });
  const findings = drawTargets(
    seedOf(edition, size),
    experiments.filter(({ factor }) => indices.has(factor)),
    other,
  );
  const matcher = new Matcher(random, from, other);
  for (const [targets, others] of targetSets(chosen, from, { ...other, findings })) matcher.conserve(targets, others);
  matcher.matchRest();
  const pairs = factors.map(([factor, match]): Pair => [factor.gene, match.gene]);
  return packPairs(edition, [...pairs, ...matcher.pairs, ...secondPairs(random, matcher.pairs)], other);
}

/** Matches the TFs of each family in their order: those with data come first on both sides. */
function matchFactors(from: Skeleton, other: Skeleton): (readonly [Factor, Factor])[] {
  const free = new Set(other.allFactors);
  return from.allFactors.flatMap((factor) => {
    const match = [...free].find(({ family }) => family === factor.family);
    if (!match) return [];
    free.delete(match);
    return [[factor, match] as const];
  });
}

/** The targets of both TFs of each pair, those with the fewest first. */
function targetSets(chosen: readonly (readonly [Factor, Factor])[], from: Side, other: Side) {
  const sets = chosen.map(([factor, match]) => [targetsOf(factor, from), targetsOf(match, other)] as const);
  const least = ([a, b]: (typeof sets)[number]): number => Math.min(a.size, b.size);
  return sets.sort((a, b) => least(a) - least(b));
}

const targetsOf = (factor: Factor, { factors, findings }: Side): Set<number> =>
  new Set(findings.filter((one) => factors[one.factor] === factor).flatMap(({ targets }) => [...targets]));

/** Matches genes that are not TFs, each once; both sides are in random order. */
class Matcher {
  readonly pairs: Pair[] = [];
  private left: number[];
  private right: number[];

  constructor(random: DemoRandom, from: Skeleton, other: Skeleton) {
    this.left = freeGenes(random, from);
    this.left = this.left.slice(0, Math.ceil(this.left.length * shares.orthologs));
    this.right = freeGenes(random, other);
  }

  /** Matches some of the targets of a TF with targets of its ortholog. */
  conserve(targets: ReadonlySet<number>, others: ReadonlySet<number>): void {
    const some = this.left.filter((gene) => targets.has(gene));
    const candidates = this.right.filter((gene) => others.has(gene));
    const count = Math.floor(Math.min(some.length, candidates.length) * shares.conserved);
    this.match(some.slice(0, count), candidates);
  }

  matchRest(): void {
    this.match(this.left, this.right);
  }

  private match(some: readonly number[], others: readonly number[]): void {
    const made = some.slice(0, others.length).map((gene, i): Pair => [gene, others[i]]);
    this.pairs.push(...made);
    const [used, usedOthers] = [new Set(made.map(([gene]) => gene)), new Set(made.map(([, other]) => other))];
    this.left = this.left.filter((gene) => !used.has(gene));
    this.right = this.right.filter((gene) => !usedOthers.has(gene));
  }
}

function freeGenes(random: DemoRandom, { genes }: Skeleton): number[] {
  const free = [...genes.keys()].filter((gene) => isCoding(genes[gene]) && genes[gene].type !== 'TXNFACTOR');
  return random.shuffle(free);
}

/** A second ortholog for some genes: that of another pair, so that one ortholog can also belong to several genes. */
function secondPairs(random: DemoRandom, pairs: readonly Pair[]): Pair[] {
  return pairs.slice(1).flatMap(([gene], i): Pair[] => (random.chance(shares.seconds) ? [[gene, pairs[i][1]]] : []));
}

function packPairs(edition: string, pairs: readonly Pair[], { genes }: Skeleton): OrthologContents {
  const found = pairs.map(([gene, ortholog]) => ({ gene, id: genes[ortholog].id }));
  found.sort((a, b) => a.gene - b.gene || compareTexts(a.id, b.id));
  return {
    edition,
    genes: Uint32Array.from(found, ({ gene }) => gene),
    orthologs: found.map(({ id }) => id),
    sources: ['synthetic demo data'],
    pairSources: new Uint8Array(found.length),
  };
}

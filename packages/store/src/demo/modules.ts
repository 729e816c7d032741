import { randomFor } from './random.ts';
import { drawIndex, runningSums } from './sampling.ts';

/** Groups of co-regulated genes. Each gene is in one; a third of them are in a second one. */
export interface Modules {
  /** Module of each gene. */
  readonly first: Uint8Array;
  /** Second module of each gene, or the first one again. */
  readonly second: Uint8Array;
}

/** Assigns the genes to modules of unequal size. */
export function makeModules(seed: string, genes: number, count: number): Modules {
  const random = randomFor(seed, 'modules');
  const sums = runningSums(Array.from({ length: count }, () => 0.2 + random.uniform() * random.uniform()));
  const first = new Uint8Array(genes).map(() => drawIndex(random, sums));
  const second = first.map((module) => (random.chance(1 / 3) ? drawIndex(random, sums) : module));
  return { first, second };
}

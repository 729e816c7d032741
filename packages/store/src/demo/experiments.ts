import { dataCounts, type DataCount, type DataType } from './counts.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { divide } from './sizes.ts';
import type { DemoSize, DemoSpecies } from './species.ts';

/** Experimental technique. */
export type Technique = 'ChIP' | 'DAP' | 'ampDAP' | 'inPlanta' | 'TARGET';

/** Plan of an experiment. */
export interface Experiment {
  /** Index of its TF. */
  readonly factor: number;
  readonly technique: Technique;
  /** 0 for a TF's first experiment of the data type, 1 for the second. */
  readonly round: number;
  /** Number of targets. */
  readonly size: number;
}

/** Weight of the tail in the distribution of target counts, by type of data. */
const tails: Record<DataType, number> = { 'ChIP-seq': 6, 'DAP-seq': 5, regulation: 6 };

/** Plans all experiments, from in vitro binding to regulation. */
export function planExperiments(
  seed: string,
  species: DemoSpecies,
  plan: { size: DemoSize; genes: number },
): Experiment[] {
  let unused = 0;
  const planned = dataCounts(species, plan.size).map((count) => {
    const fresh = count.factors - count.shared;
    const factors = [...indices(0, count.shared), ...indices(unused, fresh)];
    unused += fresh;
    return planType(randomFor(seed, 'experiments', count.dataType), count, { factors, genes: plan.genes });
  });
  const order: Technique[] = ['DAP', 'ampDAP', 'ChIP', 'inPlanta', 'TARGET'];
  return planned.flat().sort((a, b) => a.round - b.round || order.indexOf(a.technique) - order.indexOf(b.technique));
}

/** Number of TFs that the plan needs. */
export const factorsWithData = (species: DemoSpecies, size: DemoSize): number =>
  dataCounts(species, size).reduce((sum, count) => sum + count.factors - count.shared, 0);

const indices = (start: number, count: number): number[] => Array.from({ length: count }, (_, i) => start + i);

/** Plans the experiments of one type; the first TFs get second rounds. */
function planType(
  random: DemoRandom,
  count: DataCount,
  { factors, genes }: { factors: readonly number[]; genes: number },
): Experiment[] {
  const largest = Math.floor(genes * 0.68);
  const sizes = divide(random, {
    ...{ total: count.interactions, parts: count.analyses, tail: tails[count.dataType] },
    ...{ largest, smallest: Math.floor(genes / 250) },
  });
  const dealt = dealSizes(random, sizes);
  return dealt.map((size, i) => {
    const round = i < factors.length ? 0 : 1;
    const factor = factors[i % factors.length];
    return { factor, round, size, technique: techniqueOf(random, count, { factor, round }) };
  });
}

/** Shuffles the sizes, except that the known TFs at the beginning get suitable ones. */
function dealSizes(random: DemoRandom, falling: readonly number[]): number[] {
  const favored = Math.min(8, Math.floor(falling.length / 4));
  const chosen = indices(0, favored).map((i) => Math.floor(falling.length * (0.2 + (0.3 * i) / favored)));
  const rest = falling.filter((_, i) => !chosen.includes(i));
  return [...chosen.map((i) => falling[i]), ...random.shuffle(rest)];
}

/** A TF with one DAP-seq analysis has either kind; with two, it has both. */
function techniqueOf(
  random: DemoRandom,
  count: DataCount,
  { factor, round }: { factor: number; round: number },
): Technique {
  if (count.dataType === 'ChIP-seq') return 'ChIP';
  if (count.dataType === 'regulation') return random.chance(0.5) === (round === 0) ? 'inPlanta' : 'TARGET';
  if (count.analyses > count.factors) return round === 0 ? 'DAP' : 'ampDAP';
  return factor < 20 || random.chance(0.7) ? 'DAP' : 'ampDAP';
}

import { addBit, countCommon, emptyBitset, hasBit, subtract, type Bitset } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { directionOf, type Perturbation } from '../dataset/direction.ts';
import { wilsonInterval } from '../stats/wilsonInterval.ts';

/** Whether experiments that made more of a TF and experiments that removed it agree on what it does. */
export interface Concordance {
  /** Genes with one direction over the gain and one over the loss experiments. */
  readonly genes: number;
  /** Those of them with the same direction by the TF. */
  readonly agree: number;
}

/** An expression analysis with the genes of it that count. */
interface Counted {
  readonly analysis: Analysis;
  readonly genes: Bitset;
}

/** Compares the gain with the loss experiments of a TF; null without both. */
export function concordanceOf(analyses: readonly Counted[]): Concordance | null {
  const [gain, loss] = (['gain', 'loss'] as const).map((stated) => directionsIn(analyses, stated));
  if (!gain || !loss) return null;
  const agree = countCommon(gain.induced, loss.induced) + countCommon(gain.repressed, loss.repressed);
  const differ = countCommon(gain.induced, loss.repressed) + countCommon(gain.repressed, loss.induced);
  return { genes: agree + differ, agree };
}

/** The genes that the TF induces, and those that it represses, in all of its experiments of one kind that show a direction. */
function directionsIn(analyses: readonly Counted[], stated: Perturbation) {
  const of = analyses.filter(({ analysis }) => analysis.perturbation === stated);
  if (!of.length) return null;
  const size = of[0].genes.length * 32;
  const [induced, repressed] = [emptyBitset(size), emptyBitset(size)];
  for (const { analysis, genes } of of) {
    analysis.targets.forEach((gene, i) => {
      const direction = hasBit(genes, gene) ? directionOf(analysis.log2fc?.[i] ?? NaN, stated) : 0;
      if (direction !== 0) addBit(direction > 0 ? induced : repressed, gene);
    });
  }
  return { induced: subtract(induced, repressed), repressed: subtract(repressed, induced) };
}

/** Whether the experiments agree on a direction: the 95 % interval of the share of agreeing genes lies above one half. */
export const isConcordant = ({ genes, agree }: Concordance): boolean => wilsonInterval(agree, genes)[0] > 0.5;

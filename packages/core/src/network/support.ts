import { addBit, emptyBitset, forEachBit, uniteInto, type Bitset } from '../dataset/bitset.ts';
import { publicationOf } from '../dataset/publication.ts';
import { groupBy } from '../groupBy.ts';
import type { Observation } from './edgeEvidence.ts';

/** The evidence for the edges of one TF, by gene index of the target. */
export interface Support {
  readonly targets: Bitset;
  /** Kinds of analyses that found the edge: 2 for both binding and expression. */
  readonly kinds: Uint8Array;
  /** Number of publications whose analyses found it. */
  readonly publications: Uint16Array;
  /** Number of analyses that found it. */
  readonly analyses: Uint16Array;
}

/** Counts the analyses and publications of one TF that found each target. */
export function supportOf(observations: readonly Observation[], size: number): Support {
  const targets = emptyBitset(size);
  const analyses = new Uint16Array(size);
  const found = new Uint8Array(size);
  for (const { analysis, present } of observations) {
    const bit = analysis.expression ? 2 : 1;
    forEachBit(present, (gene) => {
      addBit(targets, gene);
      analyses[gene]++;
      found[gene] |= bit;
    });
  }
  const publications = new Uint16Array(size);
  for (const group of groupBy(observations, ({ analysis }) => publicationOf(analysis)).values()) {
    const united = emptyBitset(size);
    for (const { present } of group) uniteInto(united, present);
    forEachBit(united, (gene) => publications[gene]++);
  }
  return { targets, analyses, publications, kinds: found.map((bits) => (bits === 3 ? 2 : bits ? 1 : 0)) };
}

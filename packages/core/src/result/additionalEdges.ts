import { addBit, emptyBitset, type Bitset } from '../dataset/bitset.ts';
import { edgeTargets, type Dataset } from '../dataset/dataset.ts';

/** The asked types of additional edges, as a set of targets per type for each TF; made when first asked for. */
export interface AdditionalEdges {
  /** Names of the types, in the order of the data set. */
  readonly types: readonly string[];
  /** Targets of the TF, one set per type of `types`. */
  of(tf: number): readonly Bitset[];
  /** Whether any asked edge runs from the TF to a gene of the set. */
  touches(tf: number, genes: Bitset): boolean;
}

/** Collects the asked types; names that the data set does not have are left out. */
export function additionalEdges(dataset: Dataset, asked: readonly string[]): AdditionalEdges {
  const types = dataset.edgeTypes.filter((type) => asked.includes(type.name));
  const byTf = new Map<number, Bitset[]>();
  const of = (tf: number): Bitset[] => {
    const known = byTf.get(tf);
    if (known) return known;
    const sets = types.map((type) => {
      const set = emptyBitset(dataset.genes.length);
      edgeTargets(type, tf).forEach((gene) => addBit(set, gene));
      return set;
    });
    byTf.set(tf, sets);
    return sets;
  };
  const touches = (tf: number, genes: Bitset) => of(tf).some((set) => set.some((word, i) => (word & genes[i]) !== 0));
  return { types: types.map((type) => type.name), of, touches };
}

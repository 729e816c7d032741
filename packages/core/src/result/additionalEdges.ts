import { bitsetOf, haveCommon, type Bitset } from '../dataset/bitset.ts';
import { edgeTargets, type Dataset } from '../dataset/dataset.ts';

/** The chosen types of additional edges, as a set of targets per type and TF; sets are made on first use. */
export interface AdditionalEdges {
  /** Names of the types, in the order of the data set. */
  readonly types: readonly string[];
  /** Targets of the TF, one set per type of `types`. */
  of(tf: number): readonly Bitset[];
  /** Whether the TF has an edge of any of the types to a gene of the set. */
  touches(tf: number, genes: Bitset): boolean;
}

/** Ignores names of types that the data set does not have. */
export function additionalEdges(dataset: Dataset, names: readonly string[]): AdditionalEdges {
  const types = dataset.edgeTypes.filter((type) => names.includes(type.name));
  const byTf = new Map<number, Bitset[]>();
  const of = (tf: number): Bitset[] => {
    const known = byTf.get(tf);
    if (known) return known;
    const sets = types.map((type) => bitsetOf(dataset.genes.length, edgeTargets(type, tf)));
    byTf.set(tf, sets);
    return sets;
  };
  const touches = (tf: number, genes: Bitset) => of(tf).some((set) => haveCommon(set, genes));
  return { types: types.map((type) => type.name), of, touches };
}

import type { Bitset } from './bitset.ts';
import type { Perturbation } from './direction.ts';

/** One analysis, as a column over the genes. */
export interface Analysis {
  readonly id: number;
  readonly name: string;
  /** Gene index of the TF. */
  readonly tf: number;
  /** Whether EXPERIMENT_TYPE is Expression. */
  readonly expression: boolean;
  /** What the experiment did to the TF, as its metadata state it; undefined for binding. */
  readonly perturbation: Perturbation | undefined;
  readonly metadata: ReadonlyMap<string, string>;
  /** Metadata keys that filters can use. */
  readonly searchable: ReadonlySet<string>;
  /** Gene indices of the targets, ascending. */
  readonly targets: Uint32Array;
  /** log2 fold change per target, NaN where missing; null if the analysis has no values. */
  readonly log2fc: Float64Array | null;
  /** p-value per target, NaN where missing; null if the analysis has no values. */
  readonly pvalue: Float64Array | null;
  /** All targets. */
  readonly cells: Bitset;
  /** Targets that count as edges: those with a fold change, and those with neither fold change nor p-value. */
  readonly present: Bitset;
  /** Whether the user brought it with the request, so that it is not part of the data set. */
  readonly isOwn?: true;
}

/** A type of additional edges; the targets of gene `g` are `targets[starts[g]]` to `targets[starts[g + 1]]`, exclusive. */
export interface AdditionalEdgeType {
  readonly name: string;
  readonly directed: boolean;
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
}

/** The arrays of numbers of an analysis. */
export type AnalysisNumbers = Pick<Analysis, 'targets' | 'log2fc' | 'pvalue' | 'cells' | 'present'>;

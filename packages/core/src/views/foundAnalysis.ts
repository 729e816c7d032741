/** One analysis found by a search. */
export interface FoundAnalysis {
  readonly id: number;
  readonly geneId: string;
  readonly geneName: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Metadata keys without a value. */
  readonly emptyKeys: readonly string[];
}

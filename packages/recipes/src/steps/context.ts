/** New ids of each old id, by the old one in upper case. */
export type Conversion = ReadonlyMap<string, ReadonlySet<string>>;

/** What steps know besides their table. */
export interface StepContext {
  /** Whether the edition has a gene. */
  readonly hasGene: (id: string) => boolean;
  /** A conversion of ids by its name. */
  readonly conversion: (name: string) => Conversion;
  /** Counts rows that are left out, with the reason in words. */
  readonly skip: (reason: string, rows: number) => void;
}

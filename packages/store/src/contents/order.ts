/** Order of names and texts in a data set: by UTF-16 code units, independent of machine and language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface MotifName {
  readonly region: string;
  readonly motif: string;
}

/** Order of motif columns: by region, then motif. */
export const compareMotifs = (a: MotifName, b: MotifName): number =>
  compareTexts(a.region, b.region) || compareTexts(a.motif, b.motif);

import { compareTexts } from '@trellis/core';

interface MotifName {
  readonly region: string;
  readonly motif: string;
}

/** Order of motif columns: by region, then motif. */
export const compareMotifs = (a: MotifName, b: MotifName): number =>
  compareTexts(a.region, b.region) || compareTexts(a.motif, b.motif);

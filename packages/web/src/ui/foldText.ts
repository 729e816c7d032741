/** `1.48` or `0.052`: a fold enrichment in three significant digits; a dash where none is expected. */
export const formatFold = (fold: number | null): string =>
  fold === null ? '–' : String(Number(fold.toPrecision(3)));

/** An expected count; a dash where it is not known. With one decimal, below 1 with two significant digits. */
export const formatExpected = (expected: number): string =>
  Number.isNaN(expected)
    ? '–'
    : expected >= 1
      ? expected.toLocaleString('en', { maximumFractionDigits: 1 })
      : String(Number(expected.toPrecision(2)));

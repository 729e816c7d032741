const counts = new Intl.NumberFormat('en');

/** A count with commas: `2,431`. */
export const formatCount = (count: number): string => counts.format(count);

/** A count with its noun: `1 gene`, `2,431 analyses`. `many` is the plural, when it is not `one` with an s. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

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

/** A p-value or fold change in exponential notation: `1.23e-5`. */
export const formatExponential = (value: number, decimals = 2): string => value.toExponential(decimals);

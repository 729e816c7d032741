import { formatCount } from '../formats/numbers.ts';

/** The heading of a tested list with commas in its number of genes: `Root (1,648)` for `Root (1648)`. */
export const listHeading = (name: string): string =>
  name.replace(/\((\d+)\)$/, (_, count) => `(${formatCount(Number(count))})`);

import { plainMinus } from './plainMinus.ts';

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The number in a cell; NaN where there is none (`NA`, empty, words). */
export function cellNumber(cell: string): number {
  const text = plainMinus(cell);
  if (decimal.test(text)) return Number(text);
  const infinite = /^([+-]?)inf(inity)?$/i.exec(text);
  return infinite ? Number(`${infinite[1]}Infinity`) : NaN;
}

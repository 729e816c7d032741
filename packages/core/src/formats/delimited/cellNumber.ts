import { decimalNumber } from '../decimalNumber.ts';
import { plainMinus } from './plainMinus.ts';

/** The number in a cell; NaN where there is none (`NA`, empty, words). */
export function cellNumber(cell: string): number {
  const text = plainMinus(cell);
  if (decimalNumber.test(text)) return Number(text);
  const infinite = /^([+-]?)inf(inity)?$/i.exec(text);
  return infinite ? Number(`${infinite[1]}Infinity`) : NaN;
}

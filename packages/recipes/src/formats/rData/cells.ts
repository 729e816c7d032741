import { attributesOf, hasClass, naInteger, textsOf, type RValue } from './rValue.ts';

/** The cells of a vector: NA is '', factors are their levels, logicals `TRUE` and `FALSE`. Undefined for other values. */
export function cellsOf(value: RValue): string[] | undefined {
  if (value.kind === 'texts') return value.values.map((text) => text ?? '');
  if (value.kind === 'reals') return Array.from(value.values, numberText);
  if (value.kind === 'logicals') return Array.from(value.values, logicalText);
  if (value.kind !== 'integers') return undefined;
  return hasClass(value, 'factor') ? levelsOf(value, value.values) : Array.from(value.values, integerText);
}

const integerText = (value: number): string => (value === naInteger ? '' : String(value));

const logicalText = (value: number): string => (value === naInteger ? '' : value === 0 ? 'FALSE' : 'TRUE');

/** The levels that the codes of a factor number from 1 on. */
function levelsOf(factor: RValue, codes: Int32Array): string[] {
  const levels = textsOf(attributesOf(factor).get('levels'));
  return Array.from(codes, (code) => levels[code - 1] ?? '');
}

/** The shortest text that reads back as the same number; '' for NA and NaN, `Inf` and `-Inf` as R writes them. */
function numberText(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value) : value > 0 ? 'Inf' : '-Inf';
}

import { naInteger, nullValue, type RAttributes, type RValue } from './rValue.ts';
import { RFormatError } from './xdrReader.ts';

/** The most significant digits that R gives a number in a text. */
const significantDigits = 15;

/**
 * The text that `as.character` of R makes of a double: up to 15 significant digits, and an exponent where that is shorter by
 * more than `scipen` letters (`format.c`, `formatReal.c` of R). Null for NA, which R keeps, and for NaN.
 */
function realText(value: number, scipen = 0): string | null {
  if (Number.isNaN(value)) return null;
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const [mantissa, exponent] = value.toExponential(significantDigits - 1).split('e');
  const digits = mantissa.replace(/\.?0+$/, '');
  const power = Number(exponent);
  const decimals = Math.max(0, digits.replace(/[-.]/g, '').length - 1 - power);
  const fixed = Number(value.toPrecision(significantDigits)).toFixed(Math.min(decimals, 100));
  const scientific = `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  const isFixed = decimals <= 100 && Math.abs(power) < 21 && fixed.length <= scientific.length + scipen;
  return isFixed ? fixed : scientific;
}

/** How many numbers of compact sequences are still written out: a few bytes of a file can represent 2^53 of them. */
export interface SequenceBudget {
  left: number;
}

/** A compact vector as a file holds it. */
export interface Altrep {
  readonly info: RValue;
  readonly state: RValue;
  readonly attributes: RAttributes;
}

/**
 * The plain vector that a compact form represents (`altclasses.c` of R): a sequence, numbers as texts, or a vector wrapped
 * together with what is known about its order. Throws `RFormatError` for other forms.
 */
export function altrepValue({ info, state, attributes }: Altrep, budget: SequenceBudget): RValue {
  const name = info.kind === 'pairs' && info.pairs[0].value.kind === 'symbol' ? info.pairs[0].value.name : '';
  if (name === 'compact_intseq')
    return { kind: 'integers', values: Int32Array.from(sequence(state, budget)), attributes };
  if (name === 'compact_realseq') return { kind: 'reals', values: sequence(state, budget), attributes };
  if (name === 'deferred_string') return { kind: 'texts', values: numbersAsTexts(state), attributes };
  if (name.startsWith('wrap_')) return withAttributes(firstOf(state), attributes);
  throw new RFormatError(`unknown compact form of a vector: ${JSON.stringify(name)}`);
}

/** The numbers of a state that holds their count, the first one and the step. */
function sequence(state: RValue, budget: SequenceBudget): Float64Array {
  const [count, first, step] = state.kind === 'reals' ? state.values : [];
  if (step === undefined || !Number.isInteger(count) || count < 0 || count > budget.left)
    throw new RFormatError('a compact sequence has a wrong length');
  budget.left -= count;
  return Float64Array.from({ length: count }, (_, i) => first + i * step);
}

function firstOf(state: RValue): RValue {
  if (state.kind === 'pairs') return state.pairs[0].value;
  return (state.kind === 'list' ? state.values[0] : undefined) ?? nullValue;
}

/** The texts of a state that holds numbers and then `scipen`, the letters by which R prefers texts without an exponent. */
function numbersAsTexts(state: RValue): (string | null)[] {
  const value = firstOf(state);
  const scipen = state.kind === 'pairs' && state.tail.kind === 'integers' ? state.tail.values[0] : 0;
  if (value.kind === 'integers')
    return Array.from(value.values, (each) => (each === naInteger ? null : String(each)));
  if (value.kind === 'reals') return Array.from(value.values, (each) => realText(each, scipen));
  throw new RFormatError('a compact vector of texts without its numbers');
}

const withAttributes = (value: RValue, attributes: RAttributes): RValue =>
  'attributes' in value ? { ...value, attributes } : value;

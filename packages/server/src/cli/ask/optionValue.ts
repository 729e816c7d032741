import { Type, type TSchema } from 'typebox';

/** A value of an option, with the type that the contract says. */
export type OptionValue = string | number | boolean | readonly (string | number | boolean)[];

/** What is wrong with the words of an option, as the end of a sentence. */
export class OptionFault extends Error {}

const [yes, no] = [new Set(['true', 'yes', '1']), new Set(['false', 'no', '0'])];

/**
 * The value of an option from the words that were given for it: a number, true or false, one of a few texts, any text, or a list, whose
 * entries are repeated or separated by commas. Throws `OptionFault`.
 */
export function optionValue(schema: TSchema, words: readonly string[]): OptionValue {
  const [array] = formsOf(schema).filter((form) => Type.IsArray(form));
  if (array) {
    const few = fewValues(array);
    return words
      .flatMap((word) => (few.length > 0 ? word.split(',') : [word]))
      .map((word) => single(array.items, word));
  }
  if (words.length > 1) throw new OptionFault(`has one value, not ${words.length}`);
  if (words[0] === '' && isEmptyTaken(schema)) return '';
  return single(schema, words[0]);
}

/** The few texts that an option can be, of a list those of its entries; none where it can be any. */
export function fewValues(schema: TSchema): readonly string[] {
  const values = formsOf(schema).map((form) => {
    if (Type.IsArray(form)) return fewValues(form.items);
    if (Type.IsBoolean(form)) return ['true', 'false'];
    if (Type.IsLiteral(form)) return [String(form.const)];
    return Type.IsEnum(form) ? form.enum.map(String).filter((value) => value !== '') : [];
  });
  return values.some((some) => some.length === 0) ? [] : values.flat();
}

function single(schema: TSchema, word: string): string | number | boolean {
  const forms = formsOf(schema);
  if (forms.some((form) => Type.IsBoolean(form))) return truthOf(word);
  const number = forms.find((form) => Type.IsInteger(form) || Type.IsNumber(form));
  if (number) return numberOf(word, Type.IsInteger(number));
  const few = fewValues(schema);
  const found =
    few.find((value) => value === word) ?? few.find((value) => value.toLowerCase() === word.toLowerCase());
  if (few.length > 0 && found === undefined) throw new OptionFault(`is ${orList(few)}, not "${word}"`);
  return found ?? word;
}

function truthOf(word: string): boolean {
  if (yes.has(word.toLowerCase())) return true;
  if (no.has(word.toLowerCase())) return false;
  throw new OptionFault(`is true or false, not "${word}"`);
}

function numberOf(word: string, isWhole: boolean): number {
  const value = word.trim() === '' ? NaN : Number(word);
  if (Number.isFinite(value) && (!isWhole || Number.isInteger(value))) return value;
  throw new OptionFault(`is a ${isWhole ? 'whole number' : 'number'}, not "${word}"`);
}

/** Whether the empty text is a value: it means the default of the call. */
const isEmptyTaken = (schema: TSchema): boolean =>
  Type.IsUnion(schema) && schema.anyOf.some((form) => Type.IsLiteral(form) && form.const === '');

/** The forms that a value can have, without the empty text, which means the default in addresses. */
function formsOf(schema: TSchema): TSchema[] {
  if (!Type.IsUnion(schema)) return [schema];
  return schema.anyOf.flatMap(formsOf).filter((form) => !(Type.IsLiteral(form) && form.const === ''));
}

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

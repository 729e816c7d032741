import type { TSchema } from 'typebox';

/** The values that a schema allows, in words that end the sentence "VARIABLE must be ...". */
export function ruleOf(schema: TSchema): string {
  if ('description' in schema) return String(schema.description);
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return oneOf(schema.anyOf.map((each) => String(each.const)));
  const [minimum, maximum] = ['minimum' in schema && schema.minimum, 'maximum' in schema && schema.maximum];
  const end = maximum === false ? 'on' : `to ${String(maximum)}`;
  return `a whole number from ${String(minimum)} ${end}`;
}

const oneOf = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

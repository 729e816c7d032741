import fc from 'fast-check';
import { hostileValue } from './words.ts';

/** The parts of a JSON schema that values are made from. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: Schema | boolean;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** Texts for a field of this name. */
export type TextsFor = (name: string) => fc.Arbitrary<string>;

/** Values of a schema; one part in thirty is something else. */
export function valuesOf(schema: Schema, texts: TextsFor, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema, texts, name), weight: 29 }, { arbitrary: hostileValue, weight: 1 });
}

function fitting(schema: Schema, texts: TextsFor, name: string): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, texts, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 10 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, texts, name);
    case 'object':
      return objectOf(schema, texts);
    case 'string':
      return texts(name);
    default:
      return hostileValue;
  }
}

/** Mostly the smallest ones: those are the numbers of revisions, columns and rows that exist. */
function integerOf({ minimum: min = 0, maximum: max = 300 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    { arbitrary: fc.integer({ min, max: Math.min(max, min + 2) }), weight: 5 },
    { arbitrary: fc.integer({ min, max: Math.min(max, min + 300) }), weight: 2 },
  );
}

function arrayOf({ items = {} }: Schema, texts: TextsFor, name: string): fc.Arbitrary<unknown> {
  if (isTuple(items)) return fc.tuple(...items.map((each) => valuesOf(each, texts, name)));
  return fc.array(valuesOf(items, texts, name), { maxLength: 5 });
}

const isTuple = (items: Schema | readonly Schema[]): items is readonly Schema[] => Array.isArray(items);

function objectOf({ properties = {}, required = [] }: Schema, texts: TextsFor): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = valuesOf(schema, texts, name).map((each) => [[name, each]] as const);
    const weight = required.includes(name) ? 9 : 2;
    return fc.oneof({ arbitrary: value, weight }, { arbitrary: fc.constant([]), weight: 1 });
  });
  // Fields that are missing leave the others in their order.
  return fc.tuple(...fields).map((given) => Object.fromEntries(given.flat()));
}

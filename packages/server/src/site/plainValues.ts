/** A schema of JSON, with the keywords that the schemas of what a page reads have. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly maxProperties?: number;
  readonly items?: Schema | readonly Schema[];
  readonly additionalItems?: false;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  /** Says nothing about values. */
  readonly description?: string;
}

/** What each keyword allows, of the values that it is about. */
const rules: {
  readonly [Key in keyof Required<Schema>]: (requested: NonNullable<Schema[Key]>, value: unknown) => boolean;
} = {
  type: (type, value) => typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer'),
  const: (wanted, value) => value === wanted,
  anyOf: (schemas, value) => schemas.some((schema) => check(schema, value)),
  required: (names, value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (schemas, value) =>
    !isObject(value) ||
    // own value: only those that the value has itself are checked
    Object.entries(schemas).every(([name, schema]) => !Object.hasOwn(value, name) || check(schema, value[name])),
  patternProperties: (schemas, value) =>
    !isObject(value) ||
    Object.entries(schemas).every(([pattern, schema]) => {
      const fits = new RegExp(pattern, 'u');
      return Object.entries(value).every(([name, member]) => !fits.test(name) || check(schema, member));
    }),
  maxProperties: (max, value) => !isObject(value) || Object.keys(value).length <= max,
  items: (items, value) =>
    !Array.isArray(value) ||
    (isList(items)
      ? items.every((schema, i) => i >= value.length || check(schema, value[i]))
      : value.every((one) => check(items, one))),
  // With the items of a tuple: as many as it has, which `minItems` says too.
  additionalItems: () => true,
  minItems: (min, value) => !Array.isArray(value) || value.length >= min,
  maxItems: (max, value) => !Array.isArray(value) || value.length <= max,
  pattern: (pattern, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  maxLength: (max, value) => typeof value !== 'string' || value.length <= max || [...value].length <= max,
  minimum: (min, value) => typeof value !== 'number' || value >= min,
  description: () => true,
};

function check(schema: Schema, value: unknown): boolean {
  const { items, additionalItems } = schema;
  if (additionalItems === false && isList(items) && Array.isArray(value) && value.length > items.length) return false;
  return Object.entries(schema).every(([keyword, requested]) => {
    const rule = rules[keyword as keyof Schema] as ((requested: unknown, value: unknown) => boolean) | undefined;
    if (!rule) throw new Error(`a page cannot check "${keyword}" of a schema`);
    return rule(requested, value);
  });
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : Number.isFinite(value) ? 'number' : 'no number of JSON';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object';

const isList = (items: Schema['items']): items is readonly Schema[] => Array.isArray(items);

/** Replaces that of `typebox/value` in the engine of a folder, as `plainTypes.ts` does the rest. */
export const Value = { Check: check };

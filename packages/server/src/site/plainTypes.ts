/**
 * Replaces `typebox` in the engine of a folder (`scripts/bundleSite.mjs`), where its code would be a fifth of the program: functions that
 * make the same schemas of JSON.
 */
type Schema = Readonly<Record<string, unknown>>;

const optional = Symbol('optional');

interface Properties {
  readonly [name: string]: Schema & { readonly [optional]?: true };
}

const typed =
  (type: string) =>
  (options: Schema = {}): Schema => ({ type, ...options });

function object(properties: Properties, options: Schema = {}): Schema {
  const required = Object.entries(properties).flatMap(([name, schema]) => (schema[optional] ? [] : [name]));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

export const Type = {
  String: typed('string'),
  Integer: typed('integer'),
  Number: typed('number'),
  Boolean: typed('boolean'),
  Null: typed('null'),
  Unknown: (options: Schema = {}): Schema => ({ ...options }),
  Literal: (value: unknown, options: Schema = {}): Schema => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options: Schema = {}): Schema => ({ enum: values, ...options }),
  Array: (items: Schema, options: Schema = {}): Schema => ({ type: 'array', items, ...options }),
  Tuple: (items: readonly Schema[], options: Schema = {}): Schema => ({
    ...{ type: 'array', additionalItems: false, items, minItems: items.length },
    ...options,
  }),
  Union: (anyOf: readonly Schema[], options: Schema = {}): Schema => ({ anyOf, ...options }),
  Record: ({ pattern = '^.*$' }: Schema, value: Schema, options: Schema = {}): Schema => ({
    type: 'object',
    patternProperties: { [String(pattern)]: value },
    ...options,
  }),
  Object: object,
  Optional: (schema: Schema): Schema => Object.defineProperty({ ...schema }, optional, { value: true }),
  Unsafe: (schema: Schema): Schema => schema,
};

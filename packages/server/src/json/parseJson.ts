import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Parses JSON and checks it against a schema. Throws an error for other text. */
export function parseJson<T extends TSchema>(schema: T, text: string): Static<T> {
  const value: unknown = JSON.parse(text);
  if (Value.Check(schema, value)) return value;
  throw new Error('the JSON does not match its schema');
}

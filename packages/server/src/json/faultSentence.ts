import { valueOf } from '@trellis/core';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fieldsOf } from './fieldsOf.ts';

/** What a schema says about one of its properties. */
const descriptionOf = (schema: TSchema, name: string): string | undefined => {
  const properties = 'properties' in schema ? fieldsOf(schema.properties) : {};
  const { description } = Object.hasOwn(properties, name) ? fieldsOf(valueOf(properties, name)) : {};
  return typeof description === 'string' ? description : undefined;
};

/** Describes in one sentence why a value does not fit a schema; undefined when it fits. */
export function faultSentence(schema: TSchema, value: unknown): string | undefined {
  if (Value.Check(schema, value)) return undefined;
  const faults = Value.Errors(schema, value);
  const choice = faults.find(({ keyword }) => keyword === 'anyOf');
  const fault = choice ?? faults.find(({ keyword }) => keyword === 'boolean') ?? faults[0];
  const name = fault.instancePath.slice(1).replaceAll('/', '.').slice(0, 100);
  if (fault.keyword === 'required') {
    const { requiredProperties: missing } = fieldsOf(fault.params);
    return `The field "${String(Array.isArray(missing) ? missing[0] : missing)}" is missing.`;
  }
  if (fault.keyword === 'boolean') return `There is no field "${name}".`;
  if (choice) {
    const takes = descriptionOf(schema, name);
    return takes === undefined ? `The field "${name}" is not valid.` : `The field "${name}" takes: ${takes}.`;
  }
  const requirement = fault.message.replace(/^must be (number|integer|string|boolean|array|object)$/, withArticle);
  return name ? `The field "${name}" ${requirement}.` : `The value ${requirement}.`;
}

const withArticle = (_: string, type: string): string => `must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;

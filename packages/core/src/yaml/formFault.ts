import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { YamlPath } from './lineAt.ts';

/** What is wrong with the form of a value, in one sentence, and where. */
export interface FormFault {
  readonly place: YamlPath;
  readonly sentence: string;
}

type FormError = ReturnType<typeof Value.Errors>[number];

/**
 * The first of the innermost faults of a value that does not have the form of a schema. Of a value that can have several
 * forms, this belongs to the form that fits best: one of the right type. `whole` names the whole value: `the recipe`.
 */
export function formFault(schema: TSchema, value: unknown, whole: string): FormFault | undefined {
  const errors = Value.Errors(schema, value).filter(
    ({ keyword }) => keyword !== 'anyOf' && keyword !== 'additionalProperties',
  );
  const depth = Math.max(...errors.map(depthOf));
  const innermost = errors.filter((error) => depthOf(error) === depth);
  const first = innermost.find(({ keyword }) => keyword !== 'type') ?? innermost.at(0);
  if (first === undefined) return undefined;
  const place = placeOf(first);
  const alike = errors.filter(
    ({ keyword, instancePath }) => keyword === first.keyword && instancePath === first.instancePath,
  );
  return { place, sentence: sentenceOf(first, alike, { schema, place, value: valueAt(value, place), whole }) };
}

const depthOf = ({ instancePath }: FormError): number => instancePath.split('/').length;

const placeOf = ({ instancePath }: FormError): YamlPath =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

const inside = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

const valueAt = (value: unknown, place: YamlPath): unknown => place.reduce(inside, value);

/** What JSON schema calls the types of values. */
const typeNames = new Map([
  ['string', 'a text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'keys with values'],
]);

/** What a fault is about. */
interface About {
  readonly schema: TSchema;
  readonly place: YamlPath;
  readonly value: unknown;
  readonly whole: string;
}

function sentenceOf(error: FormError, alike: readonly FormError[], { schema, place, value, whole }: About): string {
  const name = place.join('.') || whole;
  const given = typeof value === 'string' ? ` ${JSON.stringify(value.slice(0, 80))}` : '';
  switch (error.keyword) {
    case 'boolean':
      return `unknown key ${JSON.stringify(place.at(-1))}; expected ${keysOf(schema, error.schemaPath).join(', ')}`;
    case 'required':
      return `${error.params.requiredProperties.join(', ')} is missing${place.length > 0 ? ` in ${name}` : ''}`;
    case 'const':
      return `${name}${given} is unknown; expected ${parameters(alike, 'allowedValue')
        .map((one) => JSON.stringify(one))
        .join(', ')}`;
    case 'type':
      return `${name} must be ${parameters(alike, 'type')
        .map((one) => typeNames.get(one) ?? one)
        .join(' or ')}`;
    case 'pattern':
      return `${name}${given} must have the form ${String(error.params.pattern)}`;
    case 'minLength':
    case 'minItems':
      return `${name} is empty`;
    default:
      return `${name} ${error.message}`;
  }
}

/** A parameter of each error, as a text. */
const parameters = (errors: readonly FormError[], name: string): string[] =>
  errors.map(({ params }) => String(inside(params, name)));

/** The keys that a map can have, by the path of the rule that refuses further ones. */
function keysOf(schema: TSchema, path: string): string[] {
  const properties = inside(path.split('/').slice(1, -1).reduce<unknown>(inside, schema), 'properties');
  return Object.keys(properties ?? {});
}

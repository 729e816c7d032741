import * as contract from '@trellis/contract';
import { isJson, linesMedia, type Route } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';

/** What a parameter holds: one value, or several. */
type ValueKind = 'text' | 'integer' | 'number' | 'boolean' | 'texts' | 'integers' | 'any';

export interface Parameter {
  readonly name: string;
  readonly kind: ValueKind;
  readonly isRequired: boolean;
  readonly description: string;
}

/** A call of the contract, as clients in other languages have it. */
export interface Operation {
  /** Name in the contract, e.g. `readSummary`. */
  readonly name: string;
  readonly method: Route['method'];
  /** Path as OpenAPI writes it: `/api/summary/{id}/`. */
  readonly path: string;
  readonly summary: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Fields of a JSON body; `lines` of JSON; `free` for a form, or JSON that is not an object; undefined without a body. */
  readonly body: readonly Parameter[] | 'free' | 'lines' | undefined;
  readonly gives: 'json' | 'lines' | 'text' | 'bytes' | 'nothing';
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** The calls of the contract, by path. */
export function listOperations(): Operation[] {
  const exported = Object.entries(contract as Readonly<Record<string, unknown>>);
  const found = exported.flatMap(([name, value]) => (isRoute(value) ? [operationOf(name, value)] : []));
  return found.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema ?? {})) as Schema;

function operationOf(name: string, route: Route): Operation {
  const { method, path } = route;
  const { summary, params, query } = schemasOf(route);
  return {
    name,
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    params: parametersOf(plain(params)),
    query: parametersOf(plain(query)).filter((one) => one.name !== 'edition'),
    body: bodyOf(route),
    gives: givenBy(route),
  };
}

function bodyOf(route: Route): Operation['body'] {
  const { method, path } = route;
  const { body, lines } = schemasOf(route);
  if (lines) return 'lines';
  if (body) return plain(body).properties ? parametersOf(plain(body)) : 'free';
  return method === 'POST' && !path.includes(':id') ? 'free' : undefined;
}

function givenBy(route: Route): Operation['gives'] {
  const { media, status } = route;
  if (isJson(route)) return 'json';
  if (status === 204) return 'nothing';
  if (media === linesMedia) return 'lines';
  return /zip|sheet|arrow|octet/.test(media ?? '') ? 'bytes' : 'text';
}

function parametersOf({ properties = {}, required = [] }: Schema): Parameter[] {
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    isRequired: required.includes(name),
    description: descriptionOf(schema),
  }));
  return [...parameters.filter(({ isRequired }) => isRequired), ...parameters.filter((one) => !one.isRequired)];
}

/** The description of a schema or of its parts, and the values it admits. */
function descriptionOf(schema: Schema): string {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  const said = parts.find(({ description }) => description)?.description ?? '';
  const values = parts.flatMap((part) => [
    ...(part.enum ?? []),
    ...(part.anyOf ?? []).flatMap((one) => one.const ?? []),
    ...(part.const === undefined ? [] : [part.const]),
  ]);
  const named = [...new Set(values.filter((value) => value !== ''))].join(', ');
  return [said, named && `one of ${named}`].filter((text) => text).join('; ');
}

const kinds: ReadonlyMap<string, ValueKind> = new Map([
  ['string', 'text'],
  ['integer', 'integer'],
  ['number', 'number'],
  ['boolean', 'boolean'],
]);

function kindOf(schema: Schema): ValueKind {
  if (schema.type === 'array') {
    const item = schema.items && kindOf(schema.items);
    return item === 'text' ? 'texts' : item === 'integer' ? 'integers' : 'any';
  }
  if (schema.anyOf) {
    const named = [...new Set(schema.anyOf.filter(isValue).map(kindOf))];
    if (named.length === 2 && named.includes('text') && named.includes('texts')) return 'texts';
    return named.length === 1 ? named[0] : 'any';
  }
  if (schema.enum || typeof schema.const === 'string') return 'text';
  return kinds.get(schema.type ?? '') ?? 'any';
}

/** Whether a part of a union is more than "nothing": neither null nor the empty text of a form. */
const isValue = ({ type, const: value }: Schema): boolean => type !== 'null' && value !== '';

/** `readGeneList` as `read_gene_list`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Breaks a text into lines of at most that many characters. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import { Type, type TSchema } from 'typebox';
import type { Route } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { groupBy } from '@trellis/core';
import { didYouMean } from '../didYouMean.ts';
import { UsageError } from '../usageError.ts';
import type { AnswerFormats } from './answerFormats.ts';
import { fewValues, OptionFault, optionValue, type OptionValue } from './optionValue.ts';

/** Parameters of a call that a command sets itself. */
const fixed = new Set([
  'id',
  'gene',
  'revision',
  'genes',
  'list',
  'part',
  'background',
  'library',
  'edition',
  'result',
]);

/** The options of a view, which are the parameters of its call, by name with their schema. */
function optionsOf(route: Route): ReadonlyMap<string, TSchema> {
  const { params, query, body } = schemasOf(route);
  const parts = [params, query, body].filter((part) => part !== undefined).filter((part) => Type.IsObject(part));
  return new Map(parts.flatMap(({ properties }) => Object.entries(properties)).filter(([name]) => !fixed.has(name)));
}

/** Names of the options that are part of the path of a call, which it cannot do without. */
export const pathNames = (route: Route): string[] =>
  Object.keys(schemasOf(route).params?.properties ?? {}).filter((name) => !fixed.has(name));

/** The options of a view as its help shows them: `alpha`, `aspects=BP|MF|CC`, `all (svg)` where only some formats have it. */
export function optionForms(formats: AnswerFormats): string[] {
  const forms = [...formats].flatMap(([format, { route }]) =>
    [...optionsOf(route)].map(([name, schema]) => ({ format, form: formOf(name, schema) })),
  );
  return [...groupBy(forms, ({ form }) => form)].map(([form, some]) =>
    some.length === formats.size ? form : `${form} (${some.map(({ format }) => format).join(', ')})`,
  );
}

function formOf(name: string, schema: TSchema): string {
  const few = fewValues(schema);
  return few.length > 0 && few.length <= maxShownValues ? `${name}=${few.join('|')}` : name;
}

/** Every option of some views that a shell can complete: `aspects=BP` for each of a few values, else `alpha=`. */
export function completedOptions(routes: Iterable<Route>): string[] {
  const words = [...routes].flatMap((route) =>
    [...optionsOf(route)].flatMap(([name, schema]) => {
      const few = fewValues(schema);
      return few.length > 0 ? few.map((value) => `${name}=${value}`) : [`${name}=`];
    }),
  );
  return [...new Set(words)].sort();
}

/** Most values of an option that its help lists. */
const maxShownValues = 6;

/**
 * Reads `KEY=VALUE` words into parameters of a call, with the types of the contract; a repeated key has several values. Throws for an
 * unknown key and for a value of another type.
 */
export function readOptions(
  words: readonly string[],
  route: Route,
  { command, view, formats }: { readonly command: string; readonly view: string; readonly formats: AnswerFormats },
): Record<string, OptionValue> {
  const read = new Map<string, readonly string[]>();
  const [options, hint] = [optionsOf(route), `try: trellis ${command} --help`];
  for (const word of words) {
    const at = word.indexOf('=');
    const key = word.slice(0, at);
    if (at < 1) throw new UsageError(`--option is KEY=VALUE, not "${word}"`, hint);
    if (!options.has(key)) {
      const others = [...formats].filter(([, other]) => optionsOf(other.route).has(key)).map(([name]) => name);
      if (others.length > 0)
        throw new UsageError(`${view} has the option "${key}" only as ${others.join(', ')}`, hint);
      const has = options.size > 0 ? `its options are ${[...options.keys()].join(', ')}` : 'it has none';
      throw new UsageError(`${view} has no option "${key}"${didYouMean(key, options.keys())}; ${has}`, hint);
    }
    read.set(key, [...(read.get(key) ?? []), word.slice(at + 1)]);
  }
  const missing = pathNames(route).find((name) => !read.has(name));
  if (missing !== undefined) throw new UsageError(`${view} needs --option ${missing}=VALUE`, hint);
  return Object.fromEntries([...options].flatMap(([key, schema]) => valueOf(key, schema)));

  function valueOf(key: string, schema: TSchema): [string, OptionValue][] {
    const given = read.get(key);
    if (!given) return [];
    try {
      return [[key, optionValue(schema, given)]];
    } catch (error) {
      if (error instanceof OptionFault) throw new UsageError(`the option ${key} of ${view} ${error.message}`, hint);
      throw error;
    }
  }
}

/** The options of a call as an address has them: texts. */
export const asTexts = (options: Readonly<Record<string, OptionValue>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map(String) : String(value),
    ]),
  );

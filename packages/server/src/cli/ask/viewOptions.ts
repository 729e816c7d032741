import type { Route } from '@trellis/contract';
import { UsageError } from '../usageError.ts';

/** Parameters of a call that a command sets itself. */
const own = new Set([
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

/** Names of the options of a view, which are the parameters of its call. */
const optionNames = (route: Route): string[] =>
  [...pathNames(route), ...Object.keys(route.query?.properties ?? {}), ...propertiesOf(route.body)].filter(
    (name) => !own.has(name),
  );

/** Names of the options that are part of the path of a call, which it cannot do without. */
export const pathNames = ({ params }: Route): string[] =>
  Object.keys(params?.properties ?? {}).filter((name) => !own.has(name));

const propertiesOf = (body: Route['body']): string[] =>
  body && 'properties' in body && body.properties ? Object.keys(body.properties) : [];

/** Reads `KEY=VALUE` words into parameters of a call; a repeated key has several values. Throws for an unknown key. */
export function readOptions(
  words: readonly string[],
  route: Route,
  { command, view }: { readonly command: string; readonly view: string },
): Record<string, string | readonly string[]> {
  const read = new Map<string, readonly string[]>();
  const [known, hint] = [optionNames(route), `try: trellis ${command} --help`];
  for (const word of words) {
    const at = word.indexOf('=');
    const key = word.slice(0, at);
    if (at < 1) throw new UsageError(`--option is KEY=VALUE, not "${word}"`, hint);
    if (!known.includes(key)) {
      const has = known.length ? `its options are ${known.join(', ')}` : 'it has none';
      throw new UsageError(`${view} has no option "${key}"; ${has}`, hint);
    }
    read.set(key, [...(read.get(key) ?? []), word.slice(at + 1)]);
  }
  const missing = pathNames(route).find((name) => !read.has(name));
  if (missing !== undefined) throw new UsageError(`${view} needs --option ${missing}=VALUE`, hint);
  return Object.fromEntries([...read].map(([key, values]) => [key, values.length === 1 ? values[0] : values]));
}

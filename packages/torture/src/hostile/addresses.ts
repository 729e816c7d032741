import fc from 'fast-check';
import { valuesOf, type Schema, type TextsFor } from './fromSchema.ts';
import { hostileWord, inheritedNames, wellFormed } from './words.ts';

/** A parameter of the description of the API. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

const encode = (text: string): string => encodeURIComponent(wellFormed(text));

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Ways to write a segment of a path. */
const segment = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: texts.map(encode), weight: 40 },
    { arbitrary: hostileWord.map(encode), weight: 2 },
    { arbitrary: texts.map((text) => encode(encode(text))), weight: 1 },
    {
      arbitrary: fc.constantFrom('%', '%zz', '%00', '%C0%AF', '..%2f..%2f', '.', '..', '%2e%2e', '%F0%9F'),
      weight: 1,
    },
  );

/** Addresses of a path with parameters such as `/api/table/{id}/`: with some of its parameters, and some others. */
export function addresses(path: string, parameters: readonly Parameter[], texts: TextsFor): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const segments = fc.tuple(...names.map((name) => segment(texts(name))));
  const given = parameters.filter((each) => each.in === 'query').map((each) => queryPart(each, texts));
  const extra = fc.oneof(
    { arbitrary: fc.constant(''), weight: 30 },
    { arbitrary: texts('edition').map((edition) => `edition=${encode(edition)}`), weight: 3 },
    { arbitrary: fc.constantFrom(...inheritedNames).map((name) => `${name}=1&${name}[x]=2`), weight: 1 },
    { arbitrary: hostileWord.map((word) => `${encode(word)}=${encode(word)}`), weight: 1 },
    { arbitrary: fc.constantFrom('&&&', '=', '?', '%', 'a=%', 'a'.repeat(3000), 'id=1&'.repeat(1500)), weight: 1 },
  );
  return fc.tuple(segments, fc.tuple(...given), extra).map(([values, query, more]) => {
    const filled = values.reduce<string>((text, value) => text.replace(/\{\w+\}/, () => value), path);
    const search = [...query, more].filter((part) => part !== '').join('&');
    return search === '' ? filled : `${filled}?${search}`;
  });
}

function queryPart({ name, schema }: Parameter, texts: TextsFor): fc.Arbitrary<string> {
  const one = valuesOf(schema, texts, name).map((value) =>
    [value]
      .flat()
      .map((each) => `${name}=${encode(plain(each))}`)
      .join('&'),
  );
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 20 },
    { arbitrary: one, weight: 12 },
    { arbitrary: hostileWord.map((word) => `${name}=${encode(word)}`), weight: 1 },
    { arbitrary: fc.constant(`${name}=1&${name}=2`), weight: 1 },
  );
}

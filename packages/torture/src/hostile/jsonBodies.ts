import fc from 'fast-check';
import { inheritedNames } from './words.ts';

/** Texts that are JSON in an unusual way, or almost. */
const unusual = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '"',
  '{"a":1,}',
  '{"genes":1e999}',
  '{"genes":-0,"genes":[]}',
  `{"names":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"query":"\\ud800","to":"\\u0000"}`,
  `{"names":[${'"a",'.repeat(20_000)}"a"]}`,
  `{"names":["${'x'.repeat(900_000)}"]}`,
  `{"names":["${'x'.repeat(1_200_000)}"]}`,
  '\uFEFF{}',
  ...inheritedNames.map((name) => `{"${name}":{"isAdmin":true},"names":["${name}"],"genes":["${name}"]}`),
];

/** JSON values as bytes; some damaged. */
export function jsonBodies(value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const text = value.map((each) => JSON.stringify(each) ?? 'null');
  return fc.oneof(
    { arbitrary: text.map((each) => Buffer.from(each)), weight: 8 },
    { arbitrary: fc.tuple(text, fc.nat(60)).map(([each, left]) => Buffer.from(each.slice(0, left))), weight: 1 },
    {
      arbitrary: fc
        .tuple(text, fc.constantFrom(...inheritedNames))
        .map(([each, name]) => Buffer.from(each.replace('{', `{"${name}":{"x":1},`))),
      weight: 1,
    },
    { arbitrary: text.map((each) => Buffer.concat([Buffer.from(each), Buffer.from([0xff, 0xc0, 0x80])])), weight: 1 },
    { arbitrary: fc.constantFrom(...unusual).map((each) => Buffer.from(each)), weight: 2 },
  );
}

/** Lines of JSON as bytes; some damaged. */
export const jsonLines = (line: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.array(jsonBodies(line), { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n', '\n\n'))
    .map(([lines, end]) => Buffer.concat(lines.flatMap((each) => [each, Buffer.from(end)])));

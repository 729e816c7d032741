import fc from 'fast-check';

/** Text without half characters (unpaired surrogates), which no address and no form can hold. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Names that every object inherits. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
  'prototype',
] as const;

/** A mark that only hostile words have: it must not come back as an element of a page or as a header. */
export const mark = 'hostileMark';

const markup = [
  `<script>${mark}(1)</script>`,
  `"><img src=x onerror=${mark}()>`,
  `x\r\nX-${mark}: 1`,
  `{{constructor.constructor('return process')()}}`,
  '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
];

const patterns = ['(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '[', '(', '\\', '.*.*.*.*x', '(?<x>', '*', '$&', '%', '_'];

const paths = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/zero',
  '%2e%2e%2f%2e%2e%2f',
  '..%252f..%252f',
  'file:///etc/shadow',
  'CON',
  'a/../../b',
];

const statements = [
  `'; drop table requests; --`,
  `" or 1=1 --`,
  '$(id)',
  '`id`',
  '=1+1',
  '@SUM(1)',
  '%s%n',
  '${7*7}',
];

const characters = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '\u0000x',
  '\uFEFF',
  '\u202Eabc',
  '\uD800',
  '\uDFFF\uD800',
  'e\u0301\u0301\u0301',
  '\u{1F469}\u200D\u{1F52C}',
  'İ',
  'ß',
  '\u2028',
  'K',
];

const repeated = fc
  .tuple(
    fc.constantFrom('a', '(', '[', '{"a":', 'ä', ' ', 'and ', '0', '\\', '"', ','),
    fc.constantFrom(40, 300, 5000),
  )
  .map(([text, times]) => text.repeat(times));

/** A number as a user can write it. */
export const numberTexts = [
  ...['0', '-0', '-1', '1', '2', '1.5', '007', '+1', '1e3', '1e308', '1e309', '-1e309', '1e-320', '5e-324', '0x10'],
  ...['2147483647', '2147483648', '4294967296', '9007199254740993', '99999999999999999999999', '0.1e-999999'],
  ...['NaN', 'Infinity', '-Infinity', 'inf', 'null', 'true', '', ' 1 ', '1,5', '1_000', '١٢', '1n'],
];

/** Any character; the unit `binary` of fast-check takes a second at the first text. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  // Without the halves of the pairs of UTF-16.
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** A word that a program can trip over. */
export const hostileWord: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...inheritedNames), weight: 4 },
  { arbitrary: fc.constantFrom(...markup, ...patterns, ...paths, ...statements), weight: 4 },
  { arbitrary: fc.constantFrom(...characters), weight: 2 },
  { arbitrary: fc.constantFrom(...numberTexts), weight: 2 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }), weight: 2 },
  { arbitrary: repeated, weight: 1 },
);

/** A value of JSON that a program can trip over. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileWord,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 53, 2 ** 31, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(hostileWord, hostileWord, { maxKeys: 4, noNullPrototype: true }),
);

import fc from 'fast-check';
import { inheritedNames } from './words.ts';

const values: Readonly<Record<string, readonly string[]>> = {
  Accept: ['application/problem+json', '*/*', 'text/html;q=x', 'a'.repeat(2000), ','.repeat(500), ''],
  'Accept-Encoding': ['gzip', 'deflate', 'br', 'identity;q=0', '*;q=0', 'gzip;q=1e999', 'x'.repeat(500)],
  Prefer: ['absence=answer', 'return=minimal', ',,,', 'x'.repeat(500)],
  Range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-99999999999999999999',
    'bytes=0-0,1-1,2-2',
    'items=1',
    'bytes=x',
  ],
  'If-None-Match': ['*', '"x"', 'W/"x"', '"'.repeat(400)],
  'If-Range': ['"x"', 'yesterday'],
  Host: [
    'localhost',
    'other.localhost',
    'attacked.example.org',
    ...inheritedNames.map((name) => `${name}.localhost`),
    '[::1]:99999',
    '..',
    'a'.repeat(300),
  ],
  'X-Forwarded-For': ['1.2.3.4', '::1', 'x, y, z', ','.repeat(300)],
  'X-Forwarded-Host': ['example.org', 'constructor', '<script>'],
  'X-Forwarded-Proto': ['https', 'javascript', 'x,y'],
  'X-Request-Id': ['1', 'x'.repeat(4000), '<b>'],
  'X-Request-Secret': ['', 'x', 'a'.repeat(64)],
  Origin: ['null', 'https://example.org'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'x'],
  Cookie: ['a=b', '__proto__=1; constructor=2', '='.repeat(500), 'a="'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket'],
  'X-Http-Method-Override': ['DELETE'],
};

const one = fc
  .constantFrom(...Object.entries(values))
  .chain(([name, texts]) => fc.constantFrom(...texts).map((value) => [name, value] as const));

/** Headers of a call: mostly none. */
export const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .oneof(
    { arbitrary: fc.constant([]), weight: 3 },
    { arbitrary: fc.array(one, { minLength: 1, maxLength: 3 }), weight: 2 },
  )
  .map((given) => Object.fromEntries(given));

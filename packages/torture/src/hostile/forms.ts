import fc from 'fast-check';
import { uploads } from './files.ts';
import type { Known } from './known.ts';
import { queryTexts } from './queries.ts';
import { hostileValue, hostileWord, inheritedNames, numberTexts, wellFormed } from './words.ts';

/** A body with its media type. */
export interface Form {
  readonly type: string;
  readonly body: Buffer;
}

/** A part of a form. */
interface Part {
  readonly head: string;
  readonly content: Buffer;
}

const boundary = 'hostileBoundary';

/** Puts a value into a header of a part: a quote or a line break ends it there, as in a broken client. */
const field = (name: string, content: Buffer): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content,
});

const file = (name: string, filename: string, content: Buffer): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain`,
  content,
});

const write = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const types = [
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary="${boundary}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'constructor/prototype',
  'application/json; charset=utf-7',
  ';;;',
];

const strangeHeads = [
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name',
  'Content-Disposition: attachment; filename="../../x"',
  `Content-Disposition: form-data; name="query"; filename*=utf-8''%ff%00%`,
  `Content-Disposition: form-data; name="${'x'.repeat(5000)}"`,
  'X: y',
  '',
  ': ',
  `Content-Disposition: form-data; name="query"\r\nContent-Transfer-Encoding: base64`,
  `${'X-A: b\r\n'.repeat(2500)}Content-Disposition: form-data; name="query"`,
];

const fileFields = ['targetgenes', 'filtertfs', 'backgroundgenes', 'targetnetworks', 'ownanalyses'];

/** Bodies of a submitted query: forms with hostile content, and broken forms. */
export function queryForms(known: Known): fc.Arbitrary<Form> {
  const parts = fc
    .tuple(queryTexts(known), fc.array(partOf(known), { maxLength: 4 }))
    .map(([query, others]) => [field('query', Buffer.from(query)), ...others.flat()]);
  return fc.oneof(
    { arbitrary: parts.map((given) => ({ type: types[0], body: write(given) })), weight: 10 },
    { arbitrary: urlEncoded(known), weight: 3 },
    { arbitrary: broken(parts), weight: 4 },
  );
}

/** Parts that belong together: a file of an own analysis has metadata. */
function partOf(known: Known): fc.Arbitrary<Part[]> {
  const upload = uploads(known);
  const filename = fc.oneof(fc.constantFrom('x.csv', 'x.txt', 'x.csv.gz', 'x.xlsx', ''), hostileWord);
  const predefined = fc.oneof(fc.constantFrom(...known.lists, ...known.networks), hostileWord);
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...fileFields), filename, upload)
      .map(([name, title, content]) => [file(name, title, content)]),
    fc
      .tuple(fc.constantFrom(...fileFields, 'edges', 'networkHeaders'), predefined)
      .map(([name, value]) => [field(name, Buffer.from(value))]),
    fc.tuple(hostileWord, hostileWord).map(([name, value]) => [field(name, Buffer.from(value))]),
    fc
      .tuple(filename, upload, metadata(known))
      .map(([title, content, about]) => [
        file('ownanalyses', title, content),
        field('ownanalyses_metadata', Buffer.from(JSON.stringify([about]) ?? '')),
      ]),
    fc.constantFrom(...known.requests, ...inheritedNames).map((id) => [field('ownanalyses_from', Buffer.from(id))]),
  );
}

function metadata({ genes, keys }: Known): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...keys, 'tf', 'Date'), hostileWord);
  const value = fc.oneof(fc.constantFrom(...genes, ...numberTexts), hostileWord);
  const sound = fc.record({
    tf: fc.constantFrom(...genes),
    experiment_type: fc.constantFrom('Expression', 'Binding', 'constructor'),
    edge_type: fc.constantFrom('in planta:Regulated', '__proto__'),
  });
  const more = fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true });
  return fc.oneof(
    { arbitrary: fc.tuple(sound, more).map(([some, others]) => ({ ...some, ...others })), weight: 5 },
    { arbitrary: hostileValue, weight: 1 },
  );
}

function urlEncoded(known: Known): fc.Arbitrary<Form> {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom('query', 'edges', 'targetgenes', 'ownanalyses_metadata', 'query[x]'), hostileWord),
    fc.oneof(queryTexts(known), hostileWord),
  );
  return fc.tuple(queryTexts(known), fc.array(pair, { maxLength: 4 }), fc.boolean()).map(([query, pairs, isRaw]) => {
    const given = [['query', query] as const, ...pairs];
    const encoded = given.map((words) => words.map((word) => encodeURIComponent(wellFormed(word))).join('='));
    const text = isRaw ? given.map((words) => words.join('=')).join('&') : encoded.join('&');
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(text) };
  });
}

/** Forms that end too early, have a wrong type, strange heads or too many parts. */
function broken(parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Form> {
  return fc.oneof(
    fc.tuple(parts, fc.double({ min: 0, max: 1, noNaN: true })).map(([given, share]) => {
      const whole = write(given);
      return { type: types[0], body: whole.subarray(0, Math.floor(whole.length * share)) };
    }),
    fc.tuple(parts, fc.constantFrom(...types)).map(([given, type]) => ({ type, body: write(given) })),
    fc.tuple(parts, fc.constantFrom(...strangeHeads)).map(([given, head]) => ({
      type: types[0],
      body: write([...given, { head, content: Buffer.from('x') }]),
    })),
    fc.constantFrom(...fileFields, 'query').map((name) => ({
      type: types[0],
      body: write(Array<Part>(1100).fill(field(name, Buffer.from('x')))),
    })),
    fc.constantFrom(...fileFields).map((name) => ({
      type: types[0],
      body: write(Array<Part>(60).fill(file(name, 'x.csv', Buffer.from('gene_id\n')))),
    })),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ type: types[0], body: Buffer.from(bytes) })),
  );
}

/** Bodies of the feedback form. */
export const feedbackForms: fc.Arbitrary<Form> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('name', 'email', 'feedback', 'token'), hostileWord), hostileWord), {
    maxLength: 5,
  })
  .map((pairs) => ({
    type: types[0],
    body: write(pairs.map(([name, value]) => field(name, Buffer.from(value)))),
  }));

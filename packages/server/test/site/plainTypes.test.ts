import * as contract from '@trellis/contract';
import * as portable from '@trellis/contract/portable';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Type as Plain } from '../../src/site/plainTypes.ts';
import { Value as PlainValue } from '../../src/site/plainValues.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A module as the engine of a folder has it. */
async function plain(path: string): Promise<Readonly<Record<string, unknown>>> {
  const { outputFiles } = await build({
    entryPoints: [at(path)],
    alias: { typebox: at('../../src/site/plainTypes.ts'), 'typebox/value': at('../../src/site/plainValues.ts') },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false },
  });
  const text = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${text}`)) as Readonly<Record<string, unknown>>;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

it('makes the same schemas for all calls', async () => {
  const made = {
    ...(await plain('../../../contract/src/index.ts')),
    ...(await plain('../../../contract/src/portable.ts')),
  };
  const all = Object.entries({ ...contract, ...portable });
  const schemas = all.filter(([, one]) => typeof one === 'object' && one !== null);
  expect(schemas.length).toBeGreaterThan(100);
  for (const [name, one] of schemas) expect(asJson(made[name]), name).toEqual(asJson(one));
});

/** A schema with the keywords that are checked, made by both. */
const pairOf = (make: (type: typeof Type) => TSchema) => [make(Type), make(Plain as never)] as const;

const pairs = {
  requests: pairOf((type) =>
    type.Union([
      type.Object({
        name: type.String({ maxLength: 3 }),
        count: type.Integer({ minimum: 1 }),
        more: type.Optional(type.Record(type.String(), type.Boolean(), { maxProperties: 2 })),
      }),
      type.Object({ list: type.Array(type.Number(), { maxItems: 2 }), format: type.Literal(1) }),
      type.Null(),
    ]),
  ),
  tuples: pairOf((type) =>
    type.Array(
      type.Tuple([
        type.Tuple([type.String({ pattern: '^a' }), type.Integer()]),
        type.Object({ show: type.Boolean() }),
      ]),
      {
        minItems: 1,
      },
    ),
  ),
};

const leaf = fc.constantFrom<unknown>(
  '',
  'a',
  'ab\n',
  'abcd',
  '\u{1F600}\u{1F600}\u{1F600}',
  0,
  1,
  2,
  1.5,
  -1,
  Infinity,
  true,
  null,
);
const key = fc.constantFrom('name', 'count', 'more', 'list', 'format', 'show', 'x\ny', '__proto__');
const value = fc.letrec((tie) => ({
  any: fc.oneof({ withCrossShrink: true }, leaf, tie('list'), tie('record')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  record: fc.dictionary(key, tie('any'), { maxKeys: 4 }),
})).any;
const likely = fc.oneof(
  fc.record({ name: leaf, count: leaf, more: value }, { requiredKeys: ['name'] }),
  fc.record({ list: fc.array(leaf, { maxLength: 3 }), format: leaf }),
  fc.array(fc.tuple(fc.tuple(leaf, leaf), fc.record({ show: leaf })), { maxLength: 2 }),
  fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 2 }),
  value,
);

/** A value that fits each, since few made by chance do. */
const fitting: [unknown][] = [[{ name: 'a', count: 1 }], [[[['a', 1], { show: true }]]]];

describe.each(Object.entries(pairs))('checks values of %s as typebox does', (_, [typebox, own]) => {
  it('for any value of JSON', () => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(likely, (given) => {
        const fits = Value.Check(typebox, given);
        answers.add(fits);
        expect(PlainValue.Check(own as never, given)).toBe(fits);
      }),
      { numRuns: 2000, examples: fitting },
    );
    expect([...answers].sort()).toEqual([false, true]);
  });
});

it('refuses to check what it does not know', () => {
  expect(() => PlainValue.Check({ uniqueItems: true } as never, [])).toThrow('uniqueItems');
});

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, writeRelease } from '../../src/index.ts';
import { makeContents } from '../makeContents.ts';
import { readPacked, readParquet } from './released.ts';

/** The rules of the Data Package standard 2.0 for what a release uses: https://datapackage.org/standard/data-package/ */
const Field = Type.Object({
  name: Type.String({ minLength: 1 }),
  type: Type.Enum(['string', 'integer', 'number', 'boolean']),
  description: Type.String({ minLength: 1 }),
  constraints: Type.Optional(Type.Object({ required: Type.Literal(true) })),
});
const TableSchema = Type.Object({
  $schema: Type.Literal('https://datapackage.org/profiles/2.0/tableschema.json'),
  fields: Type.Array(Field, { minItems: 1 }),
  missingValues: Type.Array(Type.String()),
  primaryKey: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  foreignKeys: Type.Optional(
    Type.Array(
      Type.Object({
        fields: Type.Array(Type.String(), { minItems: 1 }),
        reference: Type.Object({ resource: Type.String(), fields: Type.Array(Type.String(), { minItems: 1 }) }),
      }),
    ),
  ),
});
const Resource = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9._-]+$' }),
  path: Type.String({ pattern: '^(?!/)(?!.*\\.\\.)[^\\\\]+$' }),
  type: Type.Optional(Type.Literal('table')),
  title: Type.String(),
  description: Type.String(),
  format: Type.String(),
  mediatype: Type.String({ pattern: '^(.+)/(.+)$' }),
  encoding: Type.Optional(Type.Literal('utf-8')),
  bytes: Type.Integer({ minimum: 0 }),
  hash: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }),
  schema: Type.Optional(TableSchema),
});
const Package = Type.Object({
  $schema: Type.Literal('https://datapackage.org/profiles/2.0/datapackage.json'),
  name: Type.String({ pattern: '^[a-z0-9._-]+$' }),
  title: Type.String(),
  description: Type.String(),
  version: Type.String(),
  keywords: Type.Array(Type.String(), { minItems: 1 }),
  licenses: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ pattern: '^[-a-zA-Z0-9._]+$' }),
        title: Type.String(),
        path: Type.Optional(Type.String({ pattern: '^https?://' })),
      }),
      { minItems: 1 },
    ),
  ),
  sources: Type.Array(Type.Object({ title: Type.String({ minLength: 1 }), path: Type.Optional(Type.String()) })),
  resources: Type.Array(Resource, { minItems: 1 }),
});

let folder: string;
let described: Static<typeof Package>;
const csvOnly = () => described.resources.filter(({ path }) => path.endsWith('.csv.gz'));

beforeAll(async () => {
  const base = await mkdtemp(join(tmpdir(), 'trellis-package-'));
  const store = await openStore(join(base, 'data'));
  const about = { description: '', source: 'A paper', doi: '10.1000/182', pmid: '', url: '', commit: '', sha256: '' };
  await store.datasets.replace(
    makeContents({
      edition: 'mini',
      genes: ['A1', 'A2', 'A3', 'A4'].map((id) => ({
        id,
        name: '="x"',
        fullName: 'a, "b"\nc',
        type: '',
        family: '',
      })),
      provenance: [{ kind: 'list', name: 'some', ...about, license: 'CC BY 4.0; my own (2020)', recipe: '' }],
    }),
  );
  ({ folder } = await writeRelease(store.datasets, { edition: 'mini', folder: base }));
  await store.close();
  described = JSON.parse(await readFile(join(folder, 'datapackage.json'), 'utf8')) as typeof described;
});
afterAll(() => rm(join(folder, '../..'), { recursive: true, force: true }));

describe('the data package', () => {
  it('follows the standard', () => {
    expect(
      [...Value.Errors(Package, described)].map(({ instancePath, message }) => `${instancePath} ${message}`),
    ).toEqual([]);
    const names = described.resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has every file with data, with its size', async () => {
    const files = (await readdir(folder)).filter((name) => /\.(parquet|csv\.gz|gmt|gmt\.gz)$/.test(name));
    expect(described.resources.map(({ path }) => path).sort()).toEqual(files.sort());
    for (const { path, bytes } of described.resources)
      expect([path, bytes]).toEqual([path, (await stat(join(folder, path))).size]);
  });

  it('names the columns of each table as the files do', async () => {
    for (const { name, path, schema } of csvOnly()) {
      const fields = schema?.fields.map((field) => field.name);
      const [head] = (await readPacked(folder, path)).split('\n');
      expect([path, head]).toEqual([path, fields?.join(',')]);
      const [row] = await readParquet(folder, name);
      if (row) expect([name, Object.keys(row)]).toEqual([name, fields]);
    }
  });

  it('refers to columns that are there, and its keys name rows', async () => {
    for (const { name, schema } of csvOnly()) {
      const rows = await readParquet(folder, name);
      const valuesOf = (fields: readonly string[], from = rows) =>
        from.map((row) => JSON.stringify(fields.map((one) => row[one])));
      const keys = valuesOf(schema?.primaryKey ?? []);
      if (schema?.primaryKey) expect([name, new Set(keys).size]).toEqual([name, keys.length]);
      for (const { fields, reference } of schema?.foreignKeys ?? []) {
        const there = new Set(valuesOf(reference.fields, await readParquet(folder, reference.resource)));
        expect(valuesOf(fields).filter((value) => !there.has(value))).toEqual([]);
      }
      for (const { name: field, constraints } of schema?.fields ?? [])
        if (constraints?.required)
          expect([name, field, rows.some((row) => row[field] === null)]).toEqual([name, field, false]);
    }
  });

  it('keeps texts as they are, with quotes and line breaks', async () => {
    const [gene] = await readParquet(folder, 'genes');
    expect(gene).toMatchObject({ symbol: '="x"', full_name: 'a, "b"\nc' });
    expect(await readPacked(folder, 'genes.csv.gz')).toContain('A1,"=""x""","a, ""b""\nc",,,,first\n');
  });

  it('names known licenses by their SPDX identifiers and keeps others in words', () => {
    expect(described.licenses).toEqual([
      { name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/', title: 'CC BY 4.0' },
      { name: 'my-own-2020', title: 'my own (2020)' },
    ]);
    expect(described.description).toContain('ask their authors before you redistribute them');
  });
});

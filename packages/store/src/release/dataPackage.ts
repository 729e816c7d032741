import { descriptionOf, jsonText, keywordsOf, titleOf, type ReleaseFacts } from './describe.ts';
import { statedLicenses } from './licenses.ts';
import type { ReleasedFile } from './releasedFile.ts';
import type { SourceRecord } from './sources.ts';
import type { Column, Table } from './table.ts';

/** The text of `datapackage.json`: a Data Package of version 2 with a table schema for each table. */
export function dataPackageText(facts: ReleaseFacts): string {
  const { header, sources, files, publication } = facts;
  const licenses = statedLicenses(sources).map(({ title, spdx, url }) => ({
    name: spdx ?? slugOf(title),
    ...(url && { path: url }),
    title,
  }));
  return jsonText({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `trellis-${header.edition}`,
    title: titleOf(facts),
    description: descriptionOf(facts),
    version: header.version,
    ...(publication.url && { homepage: publication.url }),
    keywords: keywordsOf(facts),
    contributors: publication.creator ? [{ title: publication.creator, roles: ['publisher'] }] : undefined,
    ...(licenses.length > 0 && { licenses }),
    sources: sources.map(describeSource),
    resources: files.map(describeFile),
  });
}

function describeSource({ title, doi, url, licenses, unlicensed }: SourceRecord): object {
  const path = doi ? `https://doi.org/${doi}` : url;
  return { title, ...(path && { path }), licenses, withoutLicense: unlicensed };
}

/** The name of a license that is not in the table of known ones: letters, digits and `.`, `_`, `-`. */
const slugOf = (title: string): string =>
  title.replaceAll(/[^A-Za-z0-9._]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'other';

function describeFile(file: ReleasedFile): object {
  const { name, title, description, mediaType, bytes, sha256, table, rows } = file;
  const isCsv = name.endsWith('.csv.gz');
  const isTable = table !== undefined;
  return {
    name: resourceName(name),
    ...(isTable && { type: 'table' }),
    path: name,
    title,
    description,
    format: formatOf(name),
    mediatype: mediaType,
    ...(isCsv && {
      compression: 'gz',
      encoding: 'utf-8',
      dialect: { delimiter: ',', lineTerminator: '\n', header: true },
    }),
    bytes,
    hash: `sha256:${sha256}`,
    ...(rows !== undefined && { rows }),
    ...(isTable && { schema: schemaOf(table) }),
  };
}

/** The CSV file of a table has the name of the table, so that references between tables name it. */
const resourceName = (file: string): string =>
  file
    .replace(/\.csv\.gz$/, '')
    .replace(/\.gz$/, '')
    .replaceAll(/[^a-z0-9._-]/g, '-')
    .replace(/\.(parquet|gmt)$/, '-$1');

const formatOf = (file: string): string => file.replace(/\.gz$/, '').split('.').at(-1) ?? '';

function schemaOf({ columns, primaryKey, foreignKeys = [] }: Table): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields: columns.map(fieldOf),
    missingValues: [''],
    ...(primaryKey.length > 0 && { primaryKey }),
    ...(foreignKeys.length > 0 && {
      foreignKeys: foreignKeys.map(({ fields, table, references }) => ({
        fields,
        reference: { resource: table, fields: references },
      })),
    }),
  };
}

const fieldOf = ({ name, type, description, optional }: Column): object => ({
  name,
  type,
  description,
  ...(!optional && { constraints: { required: true } }),
});

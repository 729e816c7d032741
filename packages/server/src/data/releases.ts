import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Release, ReleaseFile } from '@trellis/contract';
import { findReleases, type FoundFile, type FoundRelease } from '@trellis/store';

const Resource = Type.Object({
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  mediatype: Type.String(),
  rows: Type.Optional(Type.Integer()),
});

/** What the pages read from the data package of a release. */
const Description = Type.Object({
  title: Type.String(),
  description: Type.String(),
  version: Type.String(),
  licenses: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), title: Type.String(), path: Type.Optional(Type.String()) })),
  ),
  sources: Type.Array(
    Type.Object({
      title: Type.String(),
      path: Type.Optional(Type.String()),
      licenses: Type.Array(Type.String()),
      withoutLicense: Type.Integer(),
    }),
  ),
  resources: Type.Array(Resource),
});

/** Reads the releases of an edition from the folder of all releases: that of the newest data set first, then the last written. */
export async function listReleases(folder: string, edition: string, newest: string): Promise<Release[]> {
  const releases = (await findReleases(folder, edition)).flatMap((found) => describeRelease(found, newest) ?? []);
  return [...releases.filter(({ current }) => current), ...releases.filter(({ current }) => !current)];
}

/** Describes a release for a site whose newest data set has a version; undefined if its data package cannot be read. */
function describeRelease({ name, description, files }: FoundRelease, newest: string): Release | undefined {
  if (!Value.Check(Description, description)) return undefined;
  const { title, version, licenses = [], sources, resources } = description;
  const byPath = new Map(resources.map((resource) => [resource.path, resource]));
  return {
    ...{ name, version, title, description: description.description },
    current: version === newest,
    licenses: licenses.map((license) => ({ name: license.name, title: license.title, url: license.path ?? '' })),
    sources: sources.map(({ title: source, path = '', licenses: stated, withoutLicense }) => ({
      title: source,
      url: path,
      licenses: stated,
      unlicensed: withoutLicense,
    })),
    files: files.map((file) => describeFile(file, byPath.get(file.name))),
  };
}

const describeFile = ({ name, bytes, sha256 }: FoundFile, about?: Static<typeof Resource>): ReleaseFile => ({
  ...{ name, bytes, sha256 },
  title: about?.title ?? titles.get(name) ?? name,
  description: about?.description ?? '',
  media: about?.mediatype ?? mediaTypeOf(name),
  rows: about?.rows ?? null,
});

/** Titles of the files that describe a release. */
const titles = new Map([
  ['datapackage.json', 'Data package: columns of all tables'],
  ['dataset.jsonld', 'Description for search engines'],
  ['datacite.json', 'Metadata for the registration of a DOI'],
  ['CITATION.cff', 'How to cite'],
  ['README.md', 'Read me'],
  ['SHA256SUMS', 'Hashes of all files'],
]);

const mediaTypes = new Map([
  ['json', 'application/json'],
  ['jsonld', 'application/ld+json'],
  ['parquet', 'application/vnd.apache.parquet'],
  ['gz', 'application/gzip'],
]);

/** Media type of a file of a release by the end of its name. Plain text, so that a browser never runs it, for all others. */
export const mediaTypeOf = (name: string): string =>
  mediaTypes.get(name.split('.').at(-1) ?? '') ?? 'text/plain; charset=utf-8';

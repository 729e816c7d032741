import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';

export const ReleaseFileSchema = Type.Object({
  name: Type.String({ description: 'name of the file, at /releases/RELEASE/NAME' }),
  title: Type.String(),
  description: Type.String(),
  media: Type.String({ description: 'media type' }),
  bytes: Type.Integer(),
  sha256: Type.String(),
  rows: Type.Union([Type.Integer(), Type.Null()], {
    description: 'rows of a table or sets of genes; null for others',
  }),
});

export const ReleaseSchema = Type.Object({
  name: Type.String({ description: 'the first 12 characters of the version; part of the addresses of its files' }),
  version: Type.String({ description: 'data set version' }),
  title: Type.String(),
  description: Type.String(),
  current: Type.Boolean({ description: 'whether it is of the newest data set' }),
  licenses: Type.Array(
    Type.Object({
      name: Type.String({ description: 'SPDX identifier where there is one' }),
      title: Type.String({ description: 'as the sources write it' }),
      url: Type.String({ description: 'address of the text, or empty' }),
    }),
  ),
  sources: Type.Array(
    Type.Object({
      title: Type.String(),
      url: Type.String({ description: 'address, or empty' }),
      licenses: Type.Array(Type.String()),
      unlicensed: Type.Integer({ description: 'number of its analyses and parts without a stated license' }),
    }),
  ),
  files: Type.Array(ReleaseFileSchema),
});

export const ReleasesSchema = Type.Object({
  edition: Type.String(),
  version: Type.String({ description: 'version of the newest data set' }),
  releases: Type.Array(ReleaseSchema, { description: 'that of the newest data set first, then the last written' }),
});

export const readReleases = defineSchemas({
  summary: 'The releases of the data set as files, with sizes, hashes, licenses and sources',
  answer: ReleasesSchema,
});

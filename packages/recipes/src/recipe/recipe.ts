import { EditionSchema } from '@trellis/core/yaml';
import { Type, type Static } from 'typebox';
import { closed, edition, text } from './fields.ts';
import type { Make } from './make.ts';

const file = Type.Object(
  { path: text, bytes: Type.Integer({ minimum: 0 }), sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  closed,
);

/** A pinned public source: a GitHub repository at a commit, or an address with a version. */
const SourceSchema = Type.Object(
  {
    name: Type.Optional(text),
    /** `owner/name` on GitHub. */
    repository: Type.Optional(Type.String({ pattern: '^[\\w.-]+/[\\w.-]+$' })),
    commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{40}$' })),
    /** Address of the folder of a release; it ends in a slash and holds the version. */
    url: Type.Optional(Type.String({ pattern: '^https://\\S+/$' })),
    version: Type.Optional(text),
    /** SPDX name of the license as the source states it, or `Not stated`. */
    license: text,
    citation: text,
    doi: Type.Optional(Type.String({ pattern: '^10\\.\\d{4,9}/\\S+$' })),
    accession: Type.Optional(text),
    /** The files, or the name of a table of them (path, bytes, sha256) next to the recipe. */
    files: Type.Union([text, Type.Array(file, { minItems: 1 })]),
  },
  closed,
);

/** The frame of a recipe; steps and makes are checked by their own schemas. */
export const RecipeSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$' }),
    version: Type.Integer({ minimum: 1 }),
    /** Its name, or its name with what is said about it. */
    edition: Type.Union([edition, Type.Object({ name: edition, ...EditionSchema.properties }, closed)]),
    title: text,
    sources: Type.Array(SourceSchema, { minItems: 1 }),
    makes: Type.Array(Type.Unsafe<Make>(Type.Object({ make: text })), { minItems: 1 }),
  },
  closed,
);

export type SourceText = Static<typeof SourceSchema>;
export type RecipeText = Static<typeof RecipeSchema>;

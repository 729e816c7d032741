import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

const PartKindSchema = Type.Enum(['list', 'network', 'edges']);
const IdsSchema = Type.Array(Type.Integer({ description: 'analysis id' }));

const SourceSchema = Type.Object({
  doi: Type.String(),
  pmid: Type.String(),
  url: Type.String(),
  citations: TextsSchema,
  licenses: TextsSchema,
  unlicensed: Type.Integer({ description: 'number of its analyses and parts without a stated license' }),
  commits: Type.Array(
    Type.Object({
      commit: Type.String(),
      url: Type.String({ description: 'address of its files on GitHub; empty for another host' }),
    }),
  ),
  recipes: Type.Array(Type.String({ description: 'name and version' })),
  accessions: TextsSchema,
  analyses: IdsSchema,
  tfs: Type.Integer({ description: 'number of TFs of its analyses' }),
  technologies: Type.Array(Type.Tuple([Type.String(), Type.Integer({ description: 'number of analyses' })])),
  parts: Type.Array(Type.Object({ kind: PartKindSchema, name: Type.String() })),
  filter: Type.Union([Type.Object({ key: Type.String(), values: TextsSchema }), Type.Null()], {
    description: 'the values of a metadata key that exactly its analyses have',
  }),
});

/** Where the data of an edition come from. */
export const SourcesSchema = Type.Object({
  sources: Type.Array(SourceSchema, { description: 'publications, repositories and databases, most analyses first' }),
  without: Type.Array(Type.Integer(), { description: 'ids of the analyses that name no publication' }),
  parts: Type.Array(
    Type.Object({
      kind: PartKindSchema,
      name: Type.String(),
      description: Type.String(),
      source: Type.String(),
      doi: Type.String(),
      pmid: Type.String(),
      url: Type.String(),
      license: Type.String(),
      commit: Type.String(),
      sha256: Type.String(),
      recipe: Type.String(),
    }),
    { description: 'all gene lists, target networks and types of additional edges' },
  ),
});

export const readSources = defineSchemas({
  summary: 'The sources of the data set with their analyses, and the descriptions of lists, networks and edges',
  answer: SourcesSchema,
});

export const exportBibtex = defineSchemas({
  summary: 'The sources of the data set as BibTeX',
});

export const exportRis = defineSchemas({
  summary: 'The sources of the data set as RIS',
});

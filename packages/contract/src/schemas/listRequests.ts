import { Type } from 'typebox';
import { maxListAnalyses, maxListNameLength } from '../limits.ts';
import { defineSchemas } from './defineSchemas.ts';
import { findFunctions, FunctionPropertiesSchema } from './functions.ts';
import { geneListProperties, listCountProperties, nullable } from './geneLists.ts';
import { findOrthologs, OrthologPropertiesSchema } from './orthologs.ts';
import { RequestParamsSchema } from './parts.ts';
import { findRegulators, LibraryPropertiesSchema, RegulatorRowsSchema } from './regulators.ts';

export const DescriptionSchema = Type.Object({
  id: Type.String(),
  edition: Type.String(),
  name: Type.String(),
  created: Type.String({ description: 'ISO 8601' }),
  has_background: Type.Boolean({ description: 'whether the universe is a background, not the protein-coding genes' }),
  result: Type.Union([Type.Null(), Type.String()], { description: 'id of the request whose result has the genes' }),
  ...listCountProperties,
  aliases: Type.Array(Type.Object({ name: Type.String(), id: Type.String() }), {
    description: 'names that are a symbol or an alias, and the ids of their genes',
  }),
  notes: Type.Array(Type.String(), {
    description:
      'sentences on names that are read differently from how they are written: transcripts, prefixes, dates',
  }),
  genes: Type.Array(
    Type.Object({
      id: Type.String(),
      symbol: Type.String(),
      full_name: Type.String(),
      in_universe: Type.Boolean({ description: 'whether tests use it' }),
    }),
    { description: 'by id' },
  ),
});

export const createGeneList = defineSchemas({
  summary: 'Stores a gene list, so that questions about it have an address',
  body: Type.Object({
    ...geneListProperties,
    name: nullable(Type.String({ maxLength: maxListNameLength, description: 'what the genes are, in words' })),
    result: nullable(
      Type.String({
        maxLength: 100,
        description: 'id of the request whose result has these genes; its background is used unless one is given',
      }),
    ),
    deleted_with: nullable(
      Type.String({
        maxLength: 100,
        description:
          'id of a request that takes the list along when it is deleted; default: result, if it has own analyses',
      }),
    ),
  }),
  query: Type.Object({
    edition: Type.Optional(
      Type.String({ maxLength: 100, description: 'edition of the list; by default that of the host' }),
    ),
  }),
  answer: DescriptionSchema,
});

export const readGeneList = defineSchemas({
  summary: 'A stored gene list: its genes, and the names that are ambiguous or unknown',
  params: RequestParamsSchema,
  answer: DescriptionSchema,
});

export const readListBackground = defineSchemas({
  summary: 'The background of a stored gene list, one name per line; empty for the protein-coding genes',
  params: RequestParamsSchema,
});

export const readListFunctions = defineSchemas({
  summary: 'Gene Ontology terms in which a stored gene list is enriched',
  params: RequestParamsSchema,
  query: Type.Object(FunctionPropertiesSchema),
  answer: findFunctions.answer,
});

export const readListRegulators = defineSchemas({
  summary: 'Transcription factors whose targets a stored gene list is enriched in',
  params: RequestParamsSchema,
  query: Type.Object(LibraryPropertiesSchema),
  answer: findRegulators.answer,
});

export const exportListFunctions = defineSchemas({
  summary: 'Gene Ontology terms in which a stored gene list is enriched, as CSV: a row per term',
  params: RequestParamsSchema,
  query: readListFunctions.query,
});

export const exportListRegulators = defineSchemas({
  summary: 'Transcription factors whose targets a stored gene list is enriched in, as CSV',
  params: RequestParamsSchema,
  query: Type.Object({ ...LibraryPropertiesSchema, rows: RegulatorRowsSchema }),
});

export const readListTargets = defineSchemas({
  summary: 'The genes of a stored list that are targets of some analyses',
  params: RequestParamsSchema,
  query: Type.Object({
    analyses: Type.Array(Type.Integer(), { minItems: 1, maxItems: maxListAnalyses, description: 'ids of analyses' }),
  }),
  answer: Type.Object({
    analyses: Type.Array(
      Type.Object({
        id: Type.Integer(),
        genes: Type.Array(Type.String(), { description: 'genes of the list and the universe that it targets' }),
      }),
      { description: 'in the order asked for' },
    ),
  }),
});

export const readListOrthologs = defineSchemas({
  summary: 'The orthologs of a stored gene list in another edition, and conserved targets of TFs',
  params: RequestParamsSchema,
  query: Type.Object(OrthologPropertiesSchema),
  answer: findOrthologs.answer,
});

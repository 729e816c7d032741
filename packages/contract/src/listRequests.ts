import type { ListReport } from '@trellis/core/genes';
import { Type, type Static } from 'typebox';
import { findFunctions, FunctionPropertiesSchema } from './functions.ts';
import { geneListProperties, listCountNames, listCountProperties, maxListBytes, nullable } from './geneLists.ts';
import { findOrthologs, OrthologPropertiesSchema } from './orthologs.ts';
import { RequestParamsSchema } from './parts.ts';
import { findRegulators, LibraryPropertiesSchema, RegulatorRowsSchema } from './regulators.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** Maximum length of the name of a gene list. */
const maxListNameLength = 200;

/** A stored list and what its names mean. */
export interface GeneListDescription extends ListReport {
  readonly id: string;
  readonly edition: string;
  readonly name: string;
  /** Time at which it was stored, ISO 8601. */
  readonly created: string;
  /** Whether the universe is a background, not the protein-coding genes. */
  readonly hasBackground: boolean;
  /** The request whose result has the genes; null for a list of the user's own. */
  readonly result: string | null;
}

const DescriptionSchema = Type.Object({
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

const descriptionNames = wireNames({ ...listCountNames, hasBackground: 'has_background' });
const geneNames = wireNames({ fullName: 'full_name', isInUniverse: 'in_universe' });
const descriptionWire: Wire<GeneListDescription, Immutable<Static<typeof DescriptionSchema>>> = {
  encode: (list) => ({ ...descriptionNames.encode(list), genes: list.genes.map(geneNames.encode) }),
  decode: (message) => ({ ...descriptionNames.decode(message), genes: message.genes.map(geneNames.decode) }),
};

export const createGeneList = route({
  method: 'POST',
  path: '/api/gene-lists/',
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
  maxBodyBytes: maxListBytes,
  answer: DescriptionSchema,
  wire: descriptionWire,
});

export const readGeneList = route({
  method: 'GET',
  path: '/api/gene-lists/:id/',
  summary: 'A stored gene list: its genes, and the names that are ambiguous or unknown',
  params: RequestParamsSchema,
  answer: DescriptionSchema,
  wire: descriptionWire,
});

export const readListBackground = route({
  method: 'GET',
  path: '/api/gene-lists/:id/background/',
  summary: 'The background of a stored gene list, one name per line; empty for the protein-coding genes',
  params: RequestParamsSchema,
  media: 'text/plain',
  file: 'background.txt',
});

export const readListFunctions = route({
  ...findFunctions,
  method: 'GET',
  path: '/api/gene-lists/:id/functions/',
  summary: 'Gene Ontology terms in which a stored gene list is enriched',
  params: RequestParamsSchema,
  body: undefined,
  maxBodyBytes: undefined,
  query: Type.Object(FunctionPropertiesSchema),
});

export const readListRegulators = route({
  ...findRegulators,
  method: 'GET',
  path: '/api/gene-lists/:id/regulators/',
  summary: 'Transcription factors whose targets a stored gene list is enriched in',
  params: RequestParamsSchema,
  body: undefined,
  maxBodyBytes: undefined,
  query: Type.Object(LibraryPropertiesSchema),
});

export const exportListFunctions = route({
  method: 'GET',
  path: '/api/gene-lists/:id/functions.csv',
  summary: 'Gene Ontology terms in which a stored gene list is enriched, as CSV: a row per term',
  params: RequestParamsSchema,
  query: readListFunctions.query,
  media: 'text/csv',
  file: 'functions.csv',
});

export const exportListRegulators = route({
  method: 'GET',
  path: '/api/gene-lists/:id/regulators.csv',
  summary: 'Transcription factors whose targets a stored gene list is enriched in, as CSV',
  params: RequestParamsSchema,
  query: Type.Object({ ...LibraryPropertiesSchema, rows: RegulatorRowsSchema }),
  media: 'text/csv',
  file: 'regulators.csv',
});

/** Maximum number of analyses whose targets in a list are read at once. */
const maxListAnalyses = 100;

export const readListTargets = route({
  method: 'GET',
  path: '/api/gene-lists/:id/targets/',
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

export const readListOrthologs = route({
  ...findOrthologs,
  method: 'GET',
  path: '/api/gene-lists/:id/orthologs/',
  summary: 'The orthologs of a stored gene list in another edition, and conserved targets of TFs',
  params: RequestParamsSchema,
  body: undefined,
  maxBodyBytes: undefined,
  query: Type.Object(OrthologPropertiesSchema),
});

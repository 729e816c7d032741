import { differenceParts, type VersionDifference } from '@trellis/core/versions';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { QueryAnswerSchema, queryAnswerWire, ResultQuerySchema } from './query.ts';
import { route } from './route.ts';
import type { Immutable } from './wire.ts';

const VersionSchema = Type.Object({
  version: Type.String(),
  label: Type.String({ description: 'label of the data set' }),
});

const AnalysisChangeSchema = Type.Object({
  change: Type.Enum(['added', 'removed', 'changed']),
  tf: Type.String({ description: 'gene id of the TF' }),
  symbol: Type.String(),
  id: Type.Integer({ description: 'id of the analysis' }),
  name: Type.String({ description: 'name of the analysis' }),
  filter: Type.String(),
  before: Type.Integer({ description: 'edges in the version of the request' }),
  after: Type.Integer({ description: 'edges in the other version' }),
  gained: Type.Integer(),
  lost: Type.Integer(),
  revalued: Type.Integer({ description: 'edges in both versions with another fold change or p-value' }),
  metadata: Type.Array(
    Type.Object({
      key: Type.String(),
      before: Type.Union([Type.String(), Type.Null()]),
      after: Type.Union([Type.String(), Type.Null()]),
    }),
    { description: 'metadata that differ; null without a value' },
  ),
});

const DifferenceSchema = Type.Object({
  before: VersionSchema,
  after: VersionSchema,
  counts: Type.Object({
    analyses: Type.Object({
      added: Type.Integer(),
      removed: Type.Integer(),
      changed: Type.Integer(),
      unchanged: Type.Integer(),
    }),
    genes: Type.Object({ gained: Type.Integer(), lost: Type.Integer(), kept: Type.Integer() }),
    edges: Type.Object({
      gained: Type.Integer(),
      lost: Type.Integer(),
      revalued: Type.Integer(),
      kept: Type.Integer(),
    }),
  }),
  analyses: Type.Array(AnalysisChangeSchema, { description: 'analyses that differ, by TF, then id' }),
  genes: Type.Array(
    Type.Object({
      change: Type.Enum(['gained', 'lost']),
      id: Type.String(),
      symbol: Type.String(),
      edges: Type.Integer({ description: 'edges in the version that has the gene' }),
    }),
    { description: 'target genes of one version only, by id' },
  ),
});

/** The message of a difference has the property names of the value. */
type DifferenceMessage = Immutable<Static<typeof DifferenceSchema>>;
const differenceWire = {
  encode: (value: VersionDifference): DifferenceMessage => value,
  decode: (message: DifferenceMessage): VersionDifference => message,
};

const DifferenceQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  to: Type.Optional(
    Type.String({ maxLength: 64, description: 'the other version, or at least 8 characters of it; default: newest' }),
  ),
});

export const readDifference = route({
  method: 'GET',
  path: '/api/difference/:id/',
  summary: 'What changes in a result on another version of the data set',
  params: RequestParamsSchema,
  query: DifferenceQuerySchema,
  answer: DifferenceSchema,
  wire: differenceWire,
});

export const exportDifference = route({
  method: 'GET',
  path: '/api/difference/:id.csv',
  summary: 'What changes in a result on another version of the data set, as CSV',
  params: RequestParamsSchema,
  query: Type.Object({
    ...DifferenceQuerySchema.properties,
    part: Type.Optional(Type.Enum([...differenceParts], { description: 'rows; default: analyses' })),
  }),
  media: 'text/csv',
  file: 'difference.csv',
});

export const computeOnNewest = route({
  method: 'POST',
  path: '/api/newest/:id/',
  summary:
    'Run the query of a request on the newest data: makes a request with the same inputs, or answers the one made before',
  params: RequestParamsSchema,
  query: Type.Object({
    ...ResultQuerySchema.properties,
    revision: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'revision whose names and hidden flags are taken over; default: 0, the first',
      }),
    ),
  }),
  answer: QueryAnswerSchema,
  wire: queryAnswerWire,
});

/** Its calls of a result, by their names in clients. */
export const versionRoutes = {
  difference: readDifference,
  differenceCsv: exportDifference,
  onNewest: computeOnNewest,
};

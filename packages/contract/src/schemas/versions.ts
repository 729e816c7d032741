import { differenceParts } from '@trellis/core/versions';
import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { QueryAnswerSchema, ResultQuerySchema } from './query.ts';

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

export const DifferenceSchema = Type.Object({
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

const DifferenceQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  to: Type.Optional(
    Type.String({ maxLength: 64, description: 'the other version, or at least 8 characters of it; default: newest' }),
  ),
});

export const readDifference = defineSchemas({
  summary: 'What changes in a result on another version of the data set',
  params: RequestParamsSchema,
  query: DifferenceQuerySchema,
  answer: DifferenceSchema,
});

export const exportDifference = defineSchemas({
  summary: 'What changes in a result on another version of the data set, as CSV',
  params: RequestParamsSchema,
  query: Type.Object({
    ...DifferenceQuerySchema.properties,
    part: Type.Optional(Type.Enum([...differenceParts], { description: 'rows; default: analyses' })),
  }),
});

export const computeOnNewest = defineSchemas({
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
});

import { Type, type Static } from 'typebox';
import { RequestParams, Texts } from './parts.ts';
import { route } from './route.ts';
import { Correction, Info, repeated, TestQuery } from './tests.ts';

export const AnalysisKey = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()], {
  description: 'TF id, filter, tag, analysis id',
});

const GeneSetsInfo = Type.Array(Type.Tuple([AnalysisKey, Info]));

/** Every pair of analyses with their common genes. */
export const GeneSets = Type.Object({
  info: GeneSetsInfo,
  columns: Type.Array(Type.Tuple([AnalysisKey, AnalysisKey]), { description: 'the pairs' }),
  data: Type.Array(
    Type.Object({
      genes: Texts,
      greater: Type.Number(),
      less: Type.Number(),
      greater_adj: Type.Number(),
      less_adj: Type.Number(),
    }),
    { description: 'per pair the common genes, and p-values for more and for fewer of them than chance gives' },
  ),
  correction: Correction,
});
export type GeneSets = Static<typeof GeneSets>;

const PerPair = Type.Array(Type.Number());

/** The same without genes, pair after pair: (0, 1), (0, 2) ... (1, 2) ... */
export const GeneSetsMatrix = Type.Object({
  info: GeneSetsInfo,
  matrix: Type.Object({
    common: PerPair,
    greater: PerPair,
    less: PerPair,
    greater_adj: PerPair,
    less_adj: PerPair,
  }),
  correction: Correction,
});
export type GeneSetsMatrix = Static<typeof GeneSetsMatrix>;

export const readGeneSets = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/',
  summary: 'Overlap of every pair of analyses, tested both ways; genes=0 leaves the common genes out (matrix)',
  params: RequestParams,
  query: Type.Object({
    ...TestQuery.properties,
    genes: Type.Optional(Type.String({ maxLength: 5, description: '0: numbers only, as a matrix' })),
  }),
  answer: Type.Union([GeneSets, GeneSetsMatrix]),
});

export const readGenesInCommon = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/genes/',
  summary: 'Common genes of two analyses, counted from 0 in the order of the result',
  params: RequestParams,
  query: Type.Object({
    ...TestQuery.properties,
    a: Type.Integer({ minimum: 0 }),
    b: Type.Integer({ minimum: 0 }),
  }),
  answer: Type.Object({ genes: Texts }),
});

export const exportGeneSets = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id.csv',
  summary: 'Overlap of every pair of analyses, one per line, with chosen metadata',
  params: RequestParams,
  query: Type.Object({ ...TestQuery.properties, fields: repeated('metadata keys, once per analysis of the pair') }),
  media: 'text/csv',
});

import { Type, type Static } from 'typebox';
import { RequestParams, RevisionQuery } from './parts.ts';
import { route } from './route.ts';

/**
 * `[[tf, filter, tag], analysis id]`: the columns of a result. The tag tells apart the columns of a TF that stands twice
 * in a query.
 */
export const ColumnKey = Type.Tuple([
  Type.Tuple([
    Type.String({ description: 'TF id' }),
    Type.String({ description: 'filter text' }),
    Type.String({ description: 'tag' }),
  ]),
  Type.Integer({ description: 'analysis id' }),
]);

/** Name and visibility of an analysis in a result; `version` counts its renames. */
export const AnalysisState = Type.Object({ name: Type.String(), show: Type.Boolean(), version: Type.Integer() });

export const AnalysisIds = Type.Array(Type.Tuple([ColumnKey, AnalysisState]));
export type ColumnKey = Static<typeof ColumnKey>;
export type AnalysisIds = Static<typeof AnalysisIds>;

/** The same list with new names and flags; the server counts the versions. */
export const AnalysisIdsUpdate = Type.Array(
  Type.Tuple([
    ColumnKey,
    Type.Object({
      name: Type.String({ maxLength: 500 }),
      show: Type.Boolean(),
      version: Type.Optional(Type.Integer()),
    }),
  ]),
);

export const readAnalysisIds = route({
  method: 'GET',
  path: '/api/ids/:id/',
  summary: 'Names and visibility of the analyses of a result',
  params: RequestParams,
  query: RevisionQuery,
  answer: AnalysisIds,
});

export const updateAnalysisIds = route({
  method: 'POST',
  path: '/api/ids/:id/',
  summary: 'Rename, show or hide analyses; makes a new revision of the request',
  params: RequestParams,
  body: AnalysisIdsUpdate,
  answer: AnalysisIds,
  status: 201,
});

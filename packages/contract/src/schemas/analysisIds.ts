import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';

/**
 * `[[tf, filter, tag], analysis id]`: the key of a column. The tag distinguishes the columns of a TF that occurs twice in
 * a query.
 */
export const ColumnKeySchema = Type.Tuple([
  Type.Tuple([
    Type.String({ description: 'TF id' }),
    Type.String({ description: 'filter text' }),
    Type.String({ description: 'tag' }),
  ]),
  Type.Integer({ description: 'analysis id' }),
]);

/** Name and visibility of an analysis in a result; `version` counts its renames. */
const AnalysisStateSchema = Type.Object({
  name: Type.String(),
  show: Type.Boolean(),
  version: Type.Integer(),
});

export const AnalysisIdsSchema = Type.Array(Type.Tuple([ColumnKeySchema, AnalysisStateSchema]));

/** The same list with new names and flags; the server increments the versions. */
const AnalysisIdsUpdateSchema = Type.Array(
  Type.Tuple([
    ColumnKeySchema,
    Type.Object({
      name: Type.String({ maxLength: 500 }),
      show: Type.Boolean(),
      version: Type.Optional(Type.Integer()),
    }),
  ]),
);

export const readAnalysisIds = defineSchemas({
  summary: 'Names and visibility of the analyses of a result',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  answer: AnalysisIdsSchema,
});

export const updateAnalysisIds = defineSchemas({
  summary: 'Rename, show or hide analyses; makes a new revision of the request, from the given one or the latest',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  body: AnalysisIdsUpdateSchema,
  answer: AnalysisIdsSchema,
});

export const AnalysisLabelsSchema = Type.Array(Type.Object({ analysis_id: Type.Integer(), label: Type.String() }));

export const readAnalysisLabels = defineSchemas({
  summary: 'Short labels of the shown analyses: symbol, technology, the metadata in which they differ, id',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  answer: AnalysisLabelsSchema,
});

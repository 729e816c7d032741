import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema } from './parts.ts';
import {
  CorrectionSchema,
  FoldRowSchema,
  HeatMapQuerySchema,
  InfoSchema,
  LabelQuerySchema,
  LevelQuerySchema,
  Log10Schema,
  TestQuerySchema,
} from './tests.ts';

const NumbersSchema = Type.Array(Type.Number());

/** Overlap of every analysis with each target list. */
export const TargetListsSchema = Type.Object({
  columns: Type.Array(Type.String(), { description: 'name (size) per target list' }),
  result: Type.Array(
    Type.Object({
      info: InfoSchema,
      'p-value': Type.Array(Type.Number(), { description: "Fisher's exact test, one-sided, corrected" }),
      'p-value_log10': Type.Array(Log10Schema),
      influence: Type.Array(Type.Number(), { description: 'share of the list that the analysis targets' }),
      specificity: Type.Array(Type.Number(), { description: "share of the analysis's targets in the list" }),
      count: NumbersSchema,
      folds: FoldRowSchema,
    }),
  ),
  correction: CorrectionSchema,
});

const TargetListsLegendSchema = Type.Array(
  Type.Tuple([
    InfoSchema,
    Type.String(),
    Type.String(),
    Type.String(),
    Type.Integer(),
    Type.String(),
    Type.Union([Type.Integer(), Type.Literal('')]),
  ]),
  {
    description:
      'info, letter, gene id or TF family, filter, number of targets, gene name, analysis id (empty for a TF or TF family)',
  },
);

export const readTargetLists = defineSchemas({
  summary: 'Enrichment of every target list in the targets of every analysis',
  params: RequestParamsSchema,
  query: Type.Object({ ...TestQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: TargetListsSchema,
});

export const exportTargetLists = tableSchemas(readTargetLists, {
  summary: 'Enrichment of target lists as CSV: a row per analysis and list',
});

export const readTargetListsLegend = defineSchemas({
  summary: 'Legend of the heat map of target lists',
  params: RequestParamsSchema,
  query: Type.Object({ ...LabelQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: TargetListsLegendSchema,
});

export const drawTargetLists = defineSchemas({
  summary: 'Heat map of the enrichment of target lists, with its legend',
  params: RequestParamsSchema,
  query: HeatMapQuerySchema,
});

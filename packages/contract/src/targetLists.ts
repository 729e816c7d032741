import type { Correction } from '@trellis/core/stats';
import type { ColumnInfo, FoldRow } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
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
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** The overlap of each analysis with each target list, and its p-value. */
export interface TargetListsView {
  /** `name (size)` per list. */
  readonly columns: readonly string[];
  readonly result: readonly TargetListsRow[];
  readonly correction: Correction;
}

/** One analysis; the arrays have one element per list. */
export interface TargetListsRow {
  /** With `targets`, the number of its targets within the universe. */
  readonly info: ColumnInfo;
  /** Corrected over all analyses and lists. */
  readonly p: readonly number[];
  readonly pLog10: readonly number[];
  /** Share of the list targeted by the analysis. */
  readonly influence: readonly number[];
  /** Share of the analysis's targets that are in the list. */
  readonly specificity: readonly number[];
  readonly count: readonly number[];
  readonly folds: FoldRow;
}

const NumbersSchema = Type.Array(Type.Number());

/** Overlap of every analysis with each target list. */
const TargetListsSchema = Type.Object({
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

type TargetListsMessage = Immutable<Static<typeof TargetListsSchema>>;
const rowNames = wireNames({ p: 'p-value', pLog10: 'p-value_log10' });

const targetListsWire: Wire<TargetListsView, TargetListsMessage> = {
  encode: (view) => ({ ...view, result: view.result.map(rowNames.encode) }),
  decode: (message) => ({ ...message, result: message.result.map(rowNames.decode) }),
};

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

export const readTargetLists = route({
  method: 'GET',
  path: '/api/list_enrichment/:id/',
  summary: 'Enrichment of every target list in the targets of every analysis',
  params: RequestParamsSchema,
  query: Type.Object({ ...TestQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: TargetListsSchema,
  wire: targetListsWire,
});

export const exportTargetLists = tableRoute(readTargetLists, {
  summary: 'Enrichment of target lists as CSV: a row per analysis and list',
  file: 'target_lists.csv',
});

export const readTargetListsLegend = route({
  method: 'GET',
  path: '/api/list_enrichment/:id/legend/',
  summary: 'Legend of the heat map of target lists',
  params: RequestParamsSchema,
  query: Type.Object({ ...LabelQuerySchema.properties, ...LevelQuerySchema.properties }),
  answer: TargetListsLegendSchema,
});

export const drawTargetLists = route({
  method: 'GET',
  path: '/api/list_enrichment/:id.svg',
  summary: 'Heat map of the enrichment of target lists, with its legend',
  params: RequestParamsSchema,
  query: HeatMapQuerySchema,
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. */
export const targetListRoutes = {
  targetLists: readTargetLists,
  targetListsCsv: exportTargetLists,
  targetListsLegend: readTargetListsLegend,
  targetListsFigure: drawTargetLists,
};

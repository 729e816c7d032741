import { Type, type Static } from 'typebox';
import { RequestParams } from './parts.ts';
import { route } from './route.ts';
import { Correction, HeatMapQuery, Info, LabelQuery, TestQuery } from './tests.ts';

const Numbers = Type.Array(Type.Number());

/** How much of each target list every analysis has. */
export const TargetLists = Type.Object({
  columns: Type.Array(Type.String(), { description: 'name (size) per target list' }),
  result: Type.Array(
    Type.Object({
      info: Info,
      'p-value': Type.Array(Type.Number(), { description: "Fisher's exact test, one-sided, corrected" }),
      influence: Type.Array(Type.Number(), { description: 'share of the list that the analysis targets' }),
      specificity: Type.Array(Type.Number(), { description: "share of the analysis's targets in the list" }),
      count: Numbers,
    }),
  ),
  correction: Correction,
});
export type TargetLists = Static<typeof TargetLists>;

export const TargetListsLegend = Type.Array(
  Type.Tuple([Info, Type.String(), Type.String(), Type.String(), Type.Integer(), Type.String(), Type.Integer()]),
  { description: 'info, letter, gene id, filter, number of targets, gene name, analysis id' },
);
export type TargetListsLegend = Static<typeof TargetListsLegend>;

export const readTargetLists = route({
  method: 'GET',
  path: '/api/list_enrichment/:id/',
  summary: 'Enrichment of every target list in the targets of every analysis',
  params: RequestParams,
  query: TestQuery,
  answer: TargetLists,
});

export const readTargetListsLegend = route({
  method: 'GET',
  path: '/api/list_enrichment/:id/legend/',
  summary: 'Legend of the heat map of target lists',
  params: RequestParams,
  query: LabelQuery,
  answer: TargetListsLegend,
});

export const drawTargetLists = route({
  method: 'GET',
  path: '/api/list_enrichment/:id.svg',
  summary: 'Heat map of the enrichment of target lists, with its legend',
  params: RequestParams,
  query: HeatMapQuery,
  media: 'image/svg+xml',
});

import { Type } from 'typebox';
import { maxQueryNames } from '../limits.ts';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

const name = Type.String({ description: 'as asked' });

export const NameMeaningSchema = Type.Union([
  Type.Object({
    name,
    kind: Type.Literal('tf'),
    id: Type.String(),
    symbol: Type.String(),
    analyses: Type.Integer({ description: 'number of analyses of the TF' }),
    binding: Type.Integer({ description: 'number of them with the EXPERIMENT_TYPE Binding' }),
    expression: Type.Integer({ description: 'number of them with the EXPERIMENT_TYPE Expression' }),
    is_isoform: Type.Boolean({ description: 'whether the name is the id of a transcript or a protein of the gene' }),
  }),
  Type.Object({
    name,
    kind: Type.Literal('keyword'),
    tfs: Type.Integer({ description: 'number of TFs that it means' }),
    analyses: Type.Integer({ description: 'number of their analyses' }),
  }),
  Type.Object(
    { name, kind: Type.Literal('gene'), id: Type.String(), symbol: Type.String() },
    { description: 'a gene that is the TF of no analysis' },
  ),
  Type.Object({ name, kind: Type.Literal('ambiguous'), ids: TextsSchema }),
  Type.Object({
    name,
    kind: Type.Literal('unknown'),
    suggestions: Type.Array(Type.String(), { description: 'names of TFs that are spelled almost the same' }),
  }),
]);
const NameMeaningsSchema = Type.Array(NameMeaningSchema);

export const explainQueryNames = defineSchemas({
  summary: 'What names in a query mean: TFs and keywords with their numbers of analyses, and names that are unknown',
  body: Type.Object({
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxQueryNames }),
  }),
  answer: NameMeaningsSchema,
});
